/** Text for HTML and XML. Characters that XML does not allow become U+FFFD. */
export const escaped = (text: string): string =>
  text.replace(notInXml, '\u{fffd}').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/* Control characters, lone surrogates and noncharacters. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
