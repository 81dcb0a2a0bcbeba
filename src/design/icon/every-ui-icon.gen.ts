// Written by `npm run icons` from @phosphor-icons/core (MIT).
import { downloadIcon } from './ui/download.gen.ts'
import { backIcon } from './ui/back.gen.ts'
import { nextIcon } from './ui/next.gen.ts'
import { menuCaretIcon } from './ui/menu-caret.gen.ts'
import { settingsIcon } from './ui/settings.gen.ts'
import { profileIcon } from './ui/profile.gen.ts'
import { logoutIcon } from './ui/logout.gen.ts'
import { editIcon } from './ui/edit.gen.ts'
import { locationIcon } from './ui/location.gen.ts'
import { locateIcon } from './ui/locate.gen.ts'
import { cameraIcon } from './ui/camera.gen.ts'
import { changePictureIcon } from './ui/change-picture.gen.ts'
import { removePictureIcon } from './ui/remove-picture.gen.ts'
import { showPasswordIcon } from './ui/show-password.gen.ts'
import { hidePasswordIcon } from './ui/hide-password.gen.ts'
import { lockedIcon } from './ui/locked.gen.ts'
import { reportIssueIcon } from './ui/report-issue.gen.ts'
import { contactIcon } from './ui/contact.gen.ts'
import { copyIcon } from './ui/copy.gen.ts'
import { privacyIcon } from './ui/privacy.gen.ts'
import { externalLinkIcon } from './ui/external-link.gen.ts'
import { deleteAccountIcon } from './ui/delete-account.gen.ts'
import { deleteForGoodIcon } from './ui/delete-for-good.gen.ts'
import { closeIcon } from './ui/close.gen.ts'
import { successIcon } from './ui/success.gen.ts'
import { infoIcon } from './ui/info.gen.ts'
import { errorIcon } from './ui/error.gen.ts'
import { toastSuccessIcon } from './ui/toast-success.gen.ts'
import { homeIcon } from './ui/home.gen.ts'
import { retryIcon } from './ui/retry.gen.ts'
import { chatIcon } from './ui/chat.gen.ts'
import { eventHistoryIcon } from './ui/event-history.gen.ts'
import { aiEventPlannerIcon } from './ui/ai-event-planner.gen.ts'
import { contactManagementIcon } from './ui/contact-management.gen.ts'
import { appleIcon } from './ui/apple.gen.ts'
import { forwardIcon } from './ui/forward.gen.ts'
import { tickIcon } from './ui/tick.gen.ts'
import { interestIcon } from './ui/interest.gen.ts'
import { searchIcon } from './ui/search.gen.ts'

export const everyUiIcon = {
  download: downloadIcon,
  back: backIcon,
  next: nextIcon,
  menuCaret: menuCaretIcon,
  settings: settingsIcon,
  profile: profileIcon,
  logout: logoutIcon,
  edit: editIcon,
  location: locationIcon,
  locate: locateIcon,
  camera: cameraIcon,
  changePicture: changePictureIcon,
  removePicture: removePictureIcon,
  showPassword: showPasswordIcon,
  hidePassword: hidePasswordIcon,
  locked: lockedIcon,
  reportIssue: reportIssueIcon,
  contact: contactIcon,
  copy: copyIcon,
  privacy: privacyIcon,
  externalLink: externalLinkIcon,
  deleteAccount: deleteAccountIcon,
  deleteForGood: deleteForGoodIcon,
  close: closeIcon,
  success: successIcon,
  info: infoIcon,
  error: errorIcon,
  toastSuccess: toastSuccessIcon,
  home: homeIcon,
  retry: retryIcon,
  chat: chatIcon,
  eventHistory: eventHistoryIcon,
  aiEventPlanner: aiEventPlannerIcon,
  contactManagement: contactManagementIcon,
  apple: appleIcon,
  forward: forwardIcon,
  tick: tickIcon,
  interest: interestIcon,
  search: searchIcon,
}
