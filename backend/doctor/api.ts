import { z } from 'zod'
import type { Ask } from './ask.ts'
import { type Check, type Finding, unknown, well, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

/** The running API: its health, and whether it lets the site's pages call, and no others. */
export const apiCheck = (patient: Patient, ask: Ask): Check => ({
  about: 'API',
  run: async () => {
    if (!URL.canParse(patient.apiUrl)) return [unknown('Not checked: VITE_API_URL is no address.')]
    const health = await ask(`${patient.apiUrl}/health`)
    if ('silence' in health)
      return [unknown(`Not checked: ${patient.apiUrl} gives ${health.silence}.`)]
    return [
      healthFinding(health),
      ...(await Promise.all(patient.origins.map((origin) => allows(patient, ask, origin)))),
      await refusesOthers(patient, ask),
    ]
  },
})

const healthFinding = ({ status, body }: { status: number; body: unknown }): Finding => {
  if (z.object({ status: z.literal('ok') }).safeParse(body).success) return well('It is in health.')
  return wrong(`It answers its health with ${status}.`)
}

const preflight = (patient: Patient, ask: Ask, origin: string) =>
  ask(`${patient.apiUrl}/users/update`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,x-auth-type',
    },
  })

const allows = async (patient: Patient, ask: Ask, origin: string): Promise<Finding> => {
  const reply = await preflight(patient, ask, origin)
  if ('silence' in reply)
    return unknown(`Whether it lets ${origin} call is not known: ${reply.silence}.`)
  return reply.headers.get('access-control-allow-origin') === origin
    ? well(`It lets ${origin} call.`)
    : wrong(
        `It does not let ${origin} call: its CORS_ORIGINS differ from these, or a proxy drops the headers.`,
      )
}

const refusesOthers = async (patient: Patient, ask: Ask): Promise<Finding> => {
  const reply = await preflight(patient, ask, 'https://stranger.invalid')
  if ('silence' in reply)
    return unknown(`Whether it refuses strangers is not known: ${reply.silence}.`)
  return reply.headers.get('access-control-allow-origin') === null
    ? well('It lets no other origin call.')
    : wrong('It lets every origin call: something in front of it adds CORS headers.')
}
