export type MailProvider = { name: string; url: string }

const gmail: MailProvider = { name: 'Gmail', url: 'https://mail.google.com/' }
const outlook: MailProvider = { name: 'Outlook', url: 'https://outlook.live.com/mail/' }
const yahoo: MailProvider = { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' }
const iCloud: MailProvider = { name: 'iCloud Mail', url: 'https://www.icloud.com/mail/' }
const proton: MailProvider = { name: 'Proton Mail', url: 'https://mail.proton.me/' }

const providers: ReadonlyMap<string, MailProvider> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['outlook.com', outlook],
  ['hotmail.com', outlook],
  ['live.com', outlook],
  ['msn.com', outlook],
  ['yahoo.com', yahoo],
  ['ymail.com', yahoo],
  ['icloud.com', iCloud],
  ['me.com', iCloud],
  ['mac.com', iCloud],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['pm.me', proton],
])

/** The provider of an email, if its domain belongs to one provider only. */
export const mailProviderOf = (email: string): MailProvider | undefined =>
  providers.get(
    email
      .slice(email.lastIndexOf('@') + 1)
      .trim()
      .toLowerCase(),
  )
