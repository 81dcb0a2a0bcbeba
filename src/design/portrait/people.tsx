import type { ReactNode } from 'react'

type Person = { background: string; drawing: ReactNode }

/* The people of the drawings stand in for members' own photographs: they keep their colours in both
   themes, as a photograph would. Each is drawn on a square of 100 units. */
const shoulders = 'M5 101C9 83 27 73 50 73S91 83 95 101Z'
const neck = 'M41.5 58H58.5V74A8.5 8.5 0 0 1 41.5 74Z'
const face = 'M31.6 36H68.4C68.6 54 60 65.4 50 65.4S31.4 54 31.6 36Z'
const shadedHalf = 'M50 24H68.4V36C68.6 54 60 65.4 50 65.4Z'
const ears =
  'M27.4 43a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0ZM64 43a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0Z'

type Skin = { face: string; shade: string; neck: string }

function Head({ skin, clothes }: { skin: Skin; clothes: string }) {
  return (
    <>
      <path fill={clothes} d={shoulders} />
      <path fill={skin.neck} d={neck} />
      <path fill={skin.shade} d={ears} />
      <path fill={skin.face} d={`${face}M31.6 36V24H68.4V36Z`} />
      <path fill={skin.shade} d={shadedHalf} />
    </>
  )
}

/** Everyone who can be drawn. */
export const people = {
  maya: {
    background: '#F3B49B',
    drawing: (
      <>
        <circle cx="54.6" cy="9.8" r="9.7" fill="#3B2118" />
        <path fill="#3B2118" d="M28 45c0 5 2 8.6 6 8.600h32c4 0 6-3.6 6-8.600Z" />
        <Head skin={{ face: '#EFC7A2', shade: '#E7B78D', neck: '#DFAB80' }} clothes="#1F4F3A" />
        <path
          fill="#3B2118"
          d="M27.8 41C27 23 38 13.6 50 13.600S73 23 72.2 41L68.6 38.400C61 37 54.5 32 51 26.200C47.5 32.5 40 37 31.4 38.400Z"
        />
      </>
    ),
  },
  tomas: {
    background: '#F6D27F',
    drawing: (
      <>
        <Head skin={{ face: '#C98D67', shade: '#BD7E57', neck: '#B57650' }} clothes="#35357E" />
        <path
          fill="#1C1512"
          d="M28.7 38C28 21 37 13.6 50 13.600S72 21 71.3 38L67.6 36.500C67.8 31 67 29.5 64 28.600C56 26.5 44 26.5 36 28.600C33 29.5 32.2 31 32.4 36.500Z"
        />
        <path
          fill="#1C1512"
          d="M31.8 42C31.3 57 41 65.8 50 65.800S68.7 57 68.2 42C66 49 64.5 51.8 59 52.200C54 52.6 46 52.6 41 52.200C35.5 51.8 34 49 31.8 42Z"
        />
        <rect x="43" y="55.3" width="14" height="2.6" rx="1.3" fill="#C98D67" />
      </>
    ),
  },
  ines: {
    background: '#BDBCEC',
    drawing: (
      <>
        <g fill="#17100D">
          <circle cx="48" cy="12" r="12.5" />
          <circle cx="33" cy="20" r="12" />
          <circle cx="64" cy="18" r="12" />
          <circle cx="25" cy="35" r="10.5" />
          <circle cx="74" cy="33" r="10.5" />
          <circle cx="24" cy="49" r="9.5" />
          <circle cx="75" cy="48" r="9.5" />
          <circle cx="29" cy="60" r="9" />
          <circle cx="71" cy="60" r="9" />
        </g>
        <Head skin={{ face: '#7C4C2F', shade: '#6C4026', neck: '#5F3720' }} clothes="#E88E6D" />
        <path
          fill="#17100D"
          d="M30 34C31 20 40 16 50 16S69 20 70 34C64 31 58 28 50 28S36 31 30 34Z"
        />
      </>
    ),
  },
  priya: {
    background: '#FAE4B0',
    drawing: (
      <>
        <path fill="#1B1413" d="M24.3 78L26.5 36C27 21 37 12.5 50 12.500S73 21 73.6 36L76 78Z" />
        <Head skin={{ face: '#BC7F5C', shade: '#AF754E', neck: '#A96D47' }} clothes="#A8311B" />
        <path
          fill="#1B1413"
          d="M27 43C26 22 37 12.5 50 12.500S74 22 73 43L70 42.500C64 38 59.5 32 57.8 24.200C52 33 42 39.5 30 42.500Z"
        />
      </>
    ),
  },
} satisfies Record<string, Person>

/** The name under which a person is drawn. */
export type PersonName = keyof typeof people
