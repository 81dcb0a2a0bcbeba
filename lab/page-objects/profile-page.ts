import { staticPageModel } from '../../machines/static-page/static-page-model.ts'
import { pageObject } from './page-object.ts'

/** /profile, which has no events of its own: its links belong to the router. */
export const profilePage = pageObject({
  model: staticPageModel,
  interactions: {},
  expectations: {
    shown: [{ role: 'heading', name: /^Maya/ }],
  },
})
