import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { externalLinkIcon } from '../../design/icon/ui/external-link.gen.ts'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { mailProviderOf } from './mail-provider.ts'

/** The primary action after an email was sent: opens its inbox, if the provider of the address is known. */
export function OpenMail({ email }: { email: string }) {
  const provider = mailProviderOf(email)
  if (!provider) return null
  return (
    <ButtonLink
      tone="primary"
      size="lg"
      full
      icon={externalLinkIcon}
      render={
        <a href={provider.url} target="_blank" rel="noopener">
          .
        </a>
      }
    >
      {verifyEmailCopy.openMail(provider.name)}
    </ButtonLink>
  )
}
