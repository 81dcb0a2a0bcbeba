import { Head, type Person } from './head.tsx'

/** The person quoted on the login page, in a file of her own because that page shows no one else. */
export const priya: Person = {
  background: '#FAE4B0',
  drawing: (
    <>
      <path fill="#1B1413" d="M24.3 78L26.5 36C27 21 37 12.5 50 12.5S73 21 73.6 36L76 78Z" />
      <Head skin={{ face: '#BC7F5C', shade: '#AF754E', neck: '#A96D47' }} clothes="#A8311B" />
      <path
        fill="#1B1413"
        d="M27 43C26 22 37 12.5 50 12.5S74 22 73 43L70 42.5C64 38 59.5 32 57.8 24.2C52 33 42 39.5 30 42.5Z"
      />
    </>
  ),
}
