import { fault, ok, type Fault, type Result } from '@ringbreak/rules'
import * as v from 'valibot'

/** A variable that is not set, or set to nothing, is missing: `undefined`. */
const optionalText = <T>(schema: v.GenericSchema<string, T>) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((text) => (text === '' ? undefined : text)),
    v.optional(schema),
  )

const schema = v.object({
  RINGBREAK_IMPRINT_NAME: optionalText(v.pipe(v.string(), v.maxLength(200, 'has more than 200 characters'))),
  RINGBREAK_IMPRINT_ADDRESS: optionalText(
    v.pipe(
      v.string(),
      v.transform((text) => text.split('|').map((line) => line.trim())),
      v.array(v.pipe(v.string(), v.nonEmpty('has an empty line between its | signs'))),
    ),
  ),
  RINGBREAK_IMPRINT_EMAIL: optionalText(v.pipe(v.string(), v.email('is not an e-mail address'))),
  RINGBREAK_IMPRINT_PHONE: optionalText(
    v.pipe(v.string(), v.regex(/^\+?[\d\s()/.-]{5,30}$/, 'is not a telephone number such as +49 30 123456')),
  ),
})

/** Who runs the site, as far as it is configured. */
export interface Imprint {
  readonly name?: string
  /** Line by line. */
  readonly address?: readonly string[]
  readonly email?: string
  readonly phone?: string
}

/** The configuration of the server. */
export interface Env {
  readonly imprint: Imprint
}

/** Reads the configuration out of environment variables. The fault `bad-configuration` names every variable that is wrong, one a line. */
export const parseEnv = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<Env, Fault<'bad-configuration'>> => {
  const parsed = v.safeParse(schema, variables)
  if (!parsed.success) {
    return fault(
      'bad-configuration',
      parsed.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0] ?? ''} ${issue.message}`).join('\n'),
    )
  }
  const {
    RINGBREAK_IMPRINT_NAME: name,
    RINGBREAK_IMPRINT_ADDRESS: address,
    RINGBREAK_IMPRINT_EMAIL: email,
    RINGBREAK_IMPRINT_PHONE: phone,
  } = parsed.output
  return ok({
    imprint: {
      ...(name && { name }),
      ...(address && { address }),
      ...(email && { email }),
      ...(phone && { phone }),
    },
  })
}

/** The configuration of this server, read once. */
export const env = parseEnv(process.env)

/** Ends the process with what is wrong, in plain sentences and without a stack. */
export const refuse = ({ message }: Fault<'bad-configuration'>): never => {
  console.error(`The site does not start, because its configuration is wrong:\n${message}`)
  process.exit(1)
}
