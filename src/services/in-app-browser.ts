/**
 * Whether a user agent looks like the in-app browser of a social or messaging app. Many of them cannot open a
 * provider's window, and Google refuses to sign in there:
 * https://developers.google.com/identity/protocols/oauth2/policies#browsers. The names change, so this only decides
 * about a hint, never about what works.
 */
export const isInAppBrowser = (userAgent: string): boolean => inApp.test(userAgent)

const inApp =
  /\b(FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Snapchat|MicroMessenger|BytedanceWebview|musical_ly|Pinterest\/|Line\/|KAKAOTALK)|; wv\)/
