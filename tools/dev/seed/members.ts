import type { StoredPlace } from '../../../backend/database/schema.ts'

/** An example member. Some have names that test the layout. */
export type SeedMember = {
  firstName: string
  lastName: string
  username: string
  email: string
  phone: string
  dateOfBirth: string
  location: StoredPlace
  interests: readonly string[]
  /** The number of events, which the profile shows. */
  events: number
}

/** The password of every seeded member. */
export const SEED_PASSWORD = 'trellis-local'

/** The five members of `npm run seed`. */
export const seedMembers: readonly SeedMember[] = [
  {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    username: 'maya.lindqvist',
    email: 'maya@members.example',
    phone: '+46 8 123 456 78',
    dateOfBirth: '1994-04-17',
    location: place([18.0686, 59.3293], 'Södermalm, Stockholm, Sweden', 'Stockholm'),
    interests: ['Hiking', 'Coffee Shops', 'Board Games', 'Stargazing'],
    events: 28,
  },
  {
    firstName: 'ליאורה',
    lastName: 'בן־דוד',
    username: 'liora_bd',
    email: 'liora@members.example',
    phone: '+972 3 123 4567',
    dateOfBirth: '1988-11-02',
    location: place([34.7818, 32.0853], 'תל אביב-יפו, ישראל', 'תל אביב-יפו'),
    interests: ['Dance', 'Street Food', 'Live Music'],
    events: 7,
  },
  {
    firstName: 'Maximiliana-Theodora',
    lastName: 'von Hohenstein-Wolkenburg zu Schwarzenfels-Unterbärenstein',
    username: 'maximiliana-theodora.von-hohen',
    email:
      'maximiliana-theodora.von-hohenstein-wolkenburg@correspondence.department-of-long-names.example',
    phone: '+49 30 901820',
    dateOfBirth: '1979-02-28',
    location: place(
      [-4.2026, 53.2231],
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Isle of Anglesey, Wales, United Kingdom',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    ),
    interests: ['Theatre', 'Museums', 'Fine Dining', 'Horse Riding', 'Wine Tasting'],
    events: 143,
  },
  {
    firstName: 'عبد الرحمن',
    lastName: 'المنصوري',
    username: 'a.mansouri',
    email: 'abdulrahman@members.example',
    phone: '+971 4 123 4567',
    dateOfBirth: '2001-07-30',
    location: place([55.2708, 25.2048], 'دبي، الإمارات العربية المتحدة', 'دبي'),
    interests: ['Tech Meetups', 'Hackathons', 'Coding', 'Go-Karting'],
    events: 12,
  },
  {
    firstName: '陽菜',
    lastName: '',
    username: 'hina',
    email: 'hina@members.example',
    phone: '',
    dateOfBirth: '',
    location: place([139.6917, 35.6895], '新宿区, 東京都, 日本', '東京都'),
    interests: ['Karaoke'],
    events: 0,
  },
]

function place(
  coordinates: StoredPlace['coordinates'],
  address: string,
  city: string,
): StoredPlace {
  return { type: 'Point', coordinates, address, city }
}
