import { Icon } from '../icon/icon.tsx'
import { appleIcon } from '../icon/ui/apple.gen.ts'
import { GoogleMark } from './google-mark.tsx'

const marks = { google: <GoogleMark />, apple: <Icon icon={appleIcon} /> }

/** The mark of a provider, by the provider's own rules. */
export const ProviderMark = ({ provider }: { provider: keyof typeof marks }) => marks[provider]
