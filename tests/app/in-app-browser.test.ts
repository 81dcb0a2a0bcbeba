import { describe, expect, test } from 'vitest'
import { isInAppBrowser } from '../../src/app/pages/social-sign-in.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the user agent', () => {
  test.each([
    ['Instagram', `${iPhone} Mobile/15E148 Instagram 385.0.0.33.76`],
    ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0.0.38.98;FBDV/iPhone16,1]`],
    ['LinkedIn', `${iPhone} Mobile/15E148 [LinkedInApp]/9.31.4387`],
    ['WeChat', `${iPhone} Mobile/15E148 MicroMessenger/8.0.50(0x18003231) NetType/WIFI`],
    ['LINE', `${iPhone} Mobile/15E148 Safari Line/14.15.0`],
    [
      'an Android WebView',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0 Mobile Safari/537.36',
    ],
  ])('of %s is that of an in-app browser', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true)
  })

  test.each([
    ['Safari on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${iPhone} CriOS/136.0.7103.56 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', `${iPhone} FxiOS/138.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome on Android', `${android} Chrome/136.0.0.0 Mobile Safari/537.36`],
    ['Samsung Internet', `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
    [
      'Edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 Edg/136.0.0.0',
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:138.0) Gecko/20100101 Firefox/138.0'],
  ])('of %s is not', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false)
  })
})
