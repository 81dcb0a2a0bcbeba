import { ada, grace, newcomer, type Person, registrationOf, socialBodyOf } from './people.ts'

/** Somebody whom a call accepts, and a body that it accepts from them; nobody where a call needs no sign-in. */
export type GoodBody = { person: Person | null; body: Readonly<Record<string, unknown>> }

/** For each call with a body, by its path: how it succeeds when Ada and Grace are members. */
export const goodBodies: Readonly<Record<string, GoodBody>> = {
  '/users/register': { person: newcomer, body: registrationOf(newcomer, 'newcomer') },
  '/users/login': { person: ada, body: { email: ada.email, firebaseUid: ada.uid } },
  '/users/social-auth': { person: grace, body: socialBodyOf(grace, 'Grace Hopper') },
  '/users/interests': { person: ada, body: { interests: ['Yoga', 'Hiking'] } },
  '/users/update': {
    person: ada,
    body: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: ada.email,
      phone: '',
      profileImage: '',
      location: { type: 'Point', coordinates: [13.4, 52.5], address: 'Mitte', city: 'Berlin' },
      dateOfBirth: '1990-12-31',
    },
  },
  '/users/report-bug': { person: ada, body: { bugDescription: 'It froze.' } },
  '/users/resolve-login': { person: null, body: { username: 'ada', password: 'right' } },
}
