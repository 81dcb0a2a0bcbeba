import { appleIcon } from '../icon/ui/apple.gen.ts'

/** The marks of the app stores: Google Play in its own colours, Apple in the colour of the text. */
export function StoreDrawings() {
  return (
    <>
      <g id="google-play">
        <path fill="#34A853" d="M4.1 26.5 14.9 14.9l3.9 3.9L6.3 26.3c-.9.6-1.7.6-2.2.2Z" />
        <path fill="#FBBC04" d="m22.9 11.3-4.3-2.5-4 4.6 4.2 4.9 4.1-2.4c1.9-1.1 1.9-3.5 0-4.6Z" />
        <path fill="#EA4335" d="M4.1 1.5c.5-.4 1.3-.4 2.2.1l12.5 7.3-4.1 4.8L4.1 1.5Z" />
        <path
          fill="#4285F4"
          d="M4.1 1.5c-.3.3-.5.8-.5 1.4v22.2c0 .6.2 1.1.5 1.4L15.4 14 4.1 1.5Z"
        />
      </g>
      <path id="apple" fill="currentColor" transform={`scale(${28 / 256})`} d={appleIcon.path} />
    </>
  )
}
