import { addressOf } from '../../../i18n/address.js'
import type { LinkTarget } from '../../../texts/paragraph.js'
import type { PageName } from './hnefataflTexts.js'

const PATHS: Readonly<Record<PageName, string>> = {
  play: '/ringbreak',
  howItWorks: '/ringbreak/how-it-works',
  tips: '/ringbreak/tips',
  questions: '/ringbreak/questions',
  privacy: '/privacy',
}

/** Where a link of a text leads, in the language of the page shown. */
export const addressOfTarget = (target: LinkTarget<PageName>): string => {
  if ('href' in target) return target.href
  return addressOf(PATHS[target.page]) + (target.at === undefined ? '' : `#${target.at}`)
}
