import type { Ask, Reply } from './ask.ts'
import { type Check, type Finding, unknown, well, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

/** The bucket's rules, as far as a stranger can see them; `rules` is the text of storage.rules. */
export const picturesCheck = (patient: Patient, ask: Ask, rules: string): Check => ({
  about: 'Picture store',
  run: async () => {
    if (patient.bucket === '') return [unknown('Not checked: FIREBASE_STORAGE_BUCKET is empty.')]
    const files = `https://firebasestorage.googleapis.com/v0/b/${patient.bucket}/o`
    return [
      rulesFinding(rules),
      strangers('read a picture', await ask(`${files}/profile_images%2Fdoctor`)),
      strangers('list the pictures', await ask(`${files}?prefix=profile_images%2F&maxResults=1`)),
      unknown(
        'Whether the deployed rules are those of storage.rules cannot be seen from outside: deploy them with every release.',
      ),
    ]
  },
})

const rulesFinding = (rules: string): Finding =>
  rules.includes('profile_images/{uid}') && !/if\s+true/.test(rules)
    ? well('storage.rules is there and opens nothing to everybody.')
    : wrong('storage.rules is missing, or opens something to everybody.')

const strangers = (act: string, reply: Reply): Finding => {
  if ('silence' in reply)
    return unknown(`Whether strangers can ${act} is not known: ${reply.silence}.`)
  if (reply.status === 403 || reply.status === 401) return well(`Strangers cannot ${act}.`)
  if (reply.status === 404 && act === 'list the pictures') {
    return wrong('The bucket does not exist, or Storage is not switched on for the project.')
  }
  return wrong(`Strangers can ${act} (status ${reply.status}): deploy storage.rules.`)
}
