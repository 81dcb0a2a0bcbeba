import { z } from '@hono/zod-openapi'

/** The interest catalogue (specification, section 3), by its stored names. */
export const interestNames = [
  'Language Exchange',
  'Startup Events',
  'Dance',
  'Open Mics',
  'Karaoke',
  'Beach Walks',
  'Horse Riding',
  'Wine Tasting',
  'Thrift Markets',
  'DIY Crafts',
  'Fitness',
  'Stargazing',
  'Local Festivals',
  'Movie Nights',
  'Poetry Slams',
  'Tech Meetups',
  'Book Clubs',
  'Co-working Cafes',
  'Volunteering',
  'Magic Shows',
  'Boat Rides',
  'Hackathons',
  'Handmade Shopping',
  'Music Instruments',
  'Hiking',
  'Coffee Shops',
  'Coding',
  'Live Music',
  'Street Food',
  'Yoga',
  'Museums',
  'Escape Rooms',
  'Fine Dining',
  'Bookstores',
  'Thrift Shopping',
  'Spa',
  'VR Experiences',
  'Theatre',
  'Art Galleries',
  'Board Games',
  'Bowling',
  'Camping',
  'Wildlife Parks',
  'Ziplining',
  'Malls',
  'Photography',
  'Gaming Arcades',
  'Go-Karting',
  'Food Trucks',
  'Painting',
  'Meditation',
  'Cooking',
  'Nightlife',
] as const

/** At least one name of the catalogue, each at most once. */
export const interests = z
  .array(z.enum(interestNames, 'One of these interests isn’t in our list.'), atLeastOne())
  .min(1, atLeastOne())
  .max(interestNames.length, 'Please choose each interest only once.')
  .refine((names) => new Set(names).size === names.length, 'Please choose each interest only once.')

function atLeastOne(): string {
  return 'Please select at least one interest'
}
