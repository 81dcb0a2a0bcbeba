import { Head, type Person } from './head.tsx'

/** The people of the landing page’s hero. */
export const people = {
  maya: {
    background: '#F3B49B',
    drawing: (
      <>
        <circle cx="54.6" cy="9.8" r="9.7" fill="#3B2118" />
        <path fill="#3B2118" d="M28 45c0 5 2 8.6 6 8.6h32c4 0 6-3.6 6-8.6Z" />
        <Head skin={{ face: '#EFC7A2', shade: '#E7B78D', neck: '#DFAB80' }} clothes="#1F4F3A" />
        <path
          fill="#3B2118"
          d="M27.8 41C27 23 38 13.6 50 13.6S73 23 72.2 41L68.6 38.4C61 37 54.5 32 51 26.2C47.5 32.5 40 37 31.4 38.4Z"
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
          d="M28.7 38C28 21 37 13.6 50 13.6S72 21 71.3 38L67.6 36.5C67.8 31 67 29.5 64 28.6C56 26.5 44 26.5 36 28.6C33 29.5 32.2 31 32.4 36.5Z"
        />
        <path
          fill="#1C1512"
          d="M31.8 42C31.3 57 41 65.8 50 65.8S68.7 57 68.2 42C66 49 64.5 51.8 59 52.2C54 52.6 46 52.6 41 52.2C35.5 51.8 34 49 31.8 42Z"
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
          <path d="M44.5 0A12.5 12.5 0 1 0 51.5 0Z" />
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
} satisfies Record<string, Person>

/** The key of an illustrated person. */
export type PersonName = keyof typeof people
