/* Shows the emails of /mailbox/mails. Untrusted text is inserted as text, never as markup. */

const POLL_INTERVAL = 1000 // ms

const TEXTS = {
  VERIFY_EMAIL: { subject: 'Verify your email address', action: 'Verify this address' },
  PASSWORD_RESET: { subject: 'Choose a new password', action: 'Choose a new password' },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Verify your new email address',
    action: 'Verify this address',
  },
  RECOVER_EMAIL: { subject: 'Your email address was changed', action: 'Undo the change' },
  EMAIL_SIGNIN: { subject: 'Sign in', action: 'Sign in' },
}

const list = document.getElementById('emails')
const empty = document.getElementById('empty')
const status = document.getElementById('status')
const template = document.getElementById('email')
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

let shown = ''

const update = async () => {
  try {
    const response = await fetch('/mailbox/mails')
    if (!response.ok) throw new Error(`status ${response.status}`)
    const text = await response.text()
    if (text !== shown) show(JSON.parse(text).mails)
    shown = text
    status.hidden = true
  } catch {
    status.textContent = 'The local stack does not respond. Is it still running?'
    status.hidden = false
  }
}

const show = (emails) => {
  empty.hidden = emails.length > 0
  list.replaceChildren(...emails.map(item))
}

const item = (email) => {
  const { subject, action } = TEXTS[email.kind] ?? { subject: email.kind, action: 'Open the link' }
  const row = template.content.firstElementChild.cloneNode(true)
  const part = (selector) => row.querySelector(selector)
  part('.subject').textContent = subject
  part('.name').textContent = email.name
  part('.recipient').textContent = email.name === '' ? email.to : `<${email.to}>`
  part('time').textContent = moment.format(email.sentAt)
  part('time').dateTime = new Date(email.sentAt).toISOString()
  if (email.used) {
    part('.action').textContent = 'This link has been used.'
    row.classList.add('used')
  } else {
    part('a').textContent = action
    part('a').href = email.link
  }
  return row
}

await update()
setInterval(() => {
  if (document.visibilityState === 'visible') update()
}, POLL_INTERVAL)
document.addEventListener('visibilitychange', update)
