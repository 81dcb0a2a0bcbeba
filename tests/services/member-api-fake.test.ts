import { describe } from 'vitest'
import { createFakeIdentity } from '../support/fakes/identity.ts'
import { createFakeMemberApi } from '../support/fakes/member-api.ts'
import { memberApiContract } from './contracts/member-api-contract.ts'

describe('the fake member API', () => {
  memberApiContract(async () => {
    const identity = createFakeIdentity()
    const passwordOf = (email: string) => identity.service.find(email)?.password ?? null
    return { identity, api: createFakeMemberApi({ identity, passwordOf }) }
  })
})
