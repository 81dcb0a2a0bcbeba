import { readFileSync } from 'node:fs'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import type { AnyStateNode } from 'xstate'
import { createApi } from '../../../backend/app.ts'
import { readConfig } from '../../../backend/config.ts'
import type { Database } from '../../../backend/database/open.ts'
import { providers, providerTraits } from '../../../backend/identity/provider.ts'
import { createLog } from '../../../backend/log.ts'
import { failureKinds } from '../../../machines/failure-kinds.ts'
import { models } from '../../../machines/models.ts'

/** The site's share of the API's contract: the text of each generated file, by its path in the repository. */
export const contractFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const schemas = await schemasOfApi()
  return {
    'machines/member-api.gen.ts': `${header}${await typesOf(schemas)}\n${limitsOf(schemas)}
${earliestBirthDateOf(schemas)}`,
    'machines/interest-names.gen.ts': `${header}${interestNamesOf(schemas)}`,
    'machines/providers.gen.ts': providersFile(),
    'machines/text-rules.gen.ts': `${copyHeader}${textRules()}`,
    'backend/fields/site-report-names.gen.ts': siteReportNames(),
  }
}

const header = '// Written by `npm run contract` from the OpenAPI document of the backend.\n'

const copyHeader = '// Copied by `npm run contract` from backend/fields/text-rules.ts.\n'

const providersFile = (): string => {
  const table = Object.fromEntries(
    providers.map((name) => [name, providerTraits[name].needsNoEmail]),
  )
  return `// Written by \`npm run contract\` from backend/identity/provider.ts.

/** Whether a sign-in without an email counts as verified, for each identity provider. */
export const needsNoEmail = ${printed(table)} as const

/** The identity providers, in the order of their buttons. */
export const providers = Object.keys(needsNoEmail) as (keyof typeof needsNoEmail)[]
`
}

/** Every name that the site's recorder may write, so that the API accepts no other text in a report. */
const siteReportNames = (): string => {
  const machines = models.map(({ machine }) => machine)
  const services = machines.flatMap(({ implementations }) => Object.keys(implementations.actors))
  const lists = {
    failureKinds,
    actorNames: [...machines.map(({ id }) => id), ...services, 'other'],
    eventTypes: [
      ...machines.flatMap(({ events }) => events),
      ...['xstate.init', 'xstate.done.actor.', 'xstate.error.actor.', 'other'],
    ],
    stateNames: Object.fromEntries(machines.map(({ id, root }) => [id, statesBelow(root)])),
  }
  const written = Object.entries(lists).map(
    ([constant, list]) =>
      `export const ${constant} = ${JSON.stringify(Array.isArray(list) ? [...new Set(list)] : list, null, 1)} as const\n`,
  )
  return `// Written by \`npm run contract\` from the machines of the site.\n${written.join('\n')}`
}

const statesBelow = ({ states }: AnyStateNode): readonly string[] => [
  ...new Set(Object.entries(states).flatMap(([name, state]) => [name, ...statesBelow(state)])),
]

/** The rules for typed text, without the comment at the top of the file. */
const textRules = (): string =>
  readFileSync(new URL('../../../backend/fields/text-rules.ts', import.meta.url), 'utf8').replace(
    /^\/\*.*?\*\/\n/s,
    '',
  )

/** The schemas of the site's requests and of a member's record. */
const names = [
  'Member',
  'Place',
  'RegisterBody',
  'LoginBody',
  'SocialAuthBody',
  'ResolveLoginBody',
  'UpdateBody',
  'WebVitalsBody',
  'SiteReportBody',
] as const

type Schema = {
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  prefixItems?: Schema[]
  items?: Schema
  enum?: string[]
  maxLength?: number
  'x-earliest'?: string
}
type Schemas = Record<string, Schema>

/** Reads the document of an API that is never connected to a database. */
const schemasOfApi = async (): Promise<Schemas> => {
  const config = readConfig({
    FIREBASE_PROJECT_ID: 'contract',
    FIREBASE_STORAGE_BUCKET: 'contract.appspot.com',
    FIREBASE_API_KEY: 'unused',
    HASH_KEY: 'unused'.repeat(6),
  })
  const api = createApi({ config, db: {} as Database, log: createLog('silent') })
  const answer = await api.request('/api/openapi.json')
  const document: { components: { schemas: Schemas } } = await answer.json()
  return document.components.schemas
}

const typesOf = async (schemas: Schemas): Promise<string> => {
  const definitions = Object.fromEntries(names.map((name) => [name, schemas[name]]))
  const text = JSON.stringify(definitions)
    .replaceAll('#/components/schemas/', '#/definitions/')
    // A tuple is written this way in the draft that the generator reads.
    .replaceAll('"prefixItems"', '"minItems":2,"maxItems":2,"items"')
  const schema: JSONSchema = { definitions: JSON.parse(text) }
  const written = await compile(schema, 'Contract', {
    bannerComment: '',
    unreachableDefinitions: true,
    format: true,
    style: { semi: false, singleQuote: true, printWidth: 100 },
  })
  return written
    .slice(written.indexOf('/**'))
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, '')
    .replace(/export interface (\w+) \{/g, 'export type $1 = {')
    .replace(/: (string|unknown)\[\]/g, ': readonly $1[]')
}

/** One constant for each schema, so that a bundle holds only those that it uses. */
const limitsOf = (schemas: Schemas): string =>
  Object.entries({
    registerLimits: 'RegisterBody',
    updateLimits: 'UpdateBody',
    placeLimits: 'Place',
    reportLimits: 'ReportBody',
  })
    .map(([constant, name]) => {
      const fields = Object.entries(schemas[name]?.properties ?? {})
      const limits = fields.flatMap(([field, schema]) => {
        const limit = maxLengthOf(schema)
        return limit === undefined ? [] : [[field, limit]]
      })
      return `/** The maximum lengths of the texts in ${name}, in characters. */\nexport const ${constant} = ${printed(Object.fromEntries(limits))} as const\n`
    })
    .join('\n')

const maxLengthOf = ({ maxLength, anyOf = [] }: Schema): number | undefined =>
  maxLength ?? anyOf.map(maxLengthOf).find((limit) => limit !== undefined)

const earliestBirthDateOf = (schemas: Schemas): string => {
  const earliest = schemas.UpdateBody?.properties?.dateOfBirth?.['x-earliest']
  return `/** The earliest date of birth that the backend accepts, as \`YYYY-MM-DD\`. */\nexport const earliestBirthDate = ${printed(earliest)}\n`
}

const interestNamesOf = (schemas: Schemas): string => {
  const interests = schemas.InterestsBody?.properties?.interests?.items?.enum ?? []
  return `/** The interests a member can choose from, in the order of the specification (section 3). Members store these names. */\nexport const interestNames = ${printed(interests)} as const\n`
}

const printed = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
