import { ada, grace, type Person, registrationOf, socialBodyOf, unregistered } from './people.ts'

/** A person and a body that a route accepts. The person is null if the route requires no sign-in. */
export type GoodBody = { person: Person | null; body: Readonly<Record<string, unknown>> }

/** A successful request for each route with a body, by path. Ada and Grace must be members. */
export const goodBodies: Readonly<Record<string, GoodBody>> = {
  '/users/register': { person: unregistered, body: registrationOf(unregistered, 'newcomer') },
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
  '/web-vitals': {
    person: null,
    body: {
      page: '/login',
      lcp: 1234,
      inp: 56,
      ttfb: 80,
      domContentLoaded: 300,
      load: 900,
      cls: 0.02,
    },
  },
  '/reports/site': {
    person: null,
    body: {
      version: 1,
      page: '/login',
      reason: 'uncaught error',
      failure: 'unknown',
      names: ['app', 'login', 'submitted', '{"form":"editing"}'],
      actors: [
        [1, 0, 0],
        [2, 1, 1],
      ],
      events: [[0, 0, 2, 2, 3, -1]],
    },
  },
  '/users/resolve-login': { person: null, body: { username: 'ada', password: 'right' } },
}
