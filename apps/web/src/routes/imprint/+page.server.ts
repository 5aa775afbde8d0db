import { unwrap } from '@ringbreak/rules'
import { env } from '../../lib/server/env.js'
import type { PageServerLoad } from './$types.js'

export const prerender = false

export const load: PageServerLoad = () => ({ imprint: unwrap(env).imprint })
