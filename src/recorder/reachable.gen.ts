/** The states that each machine reaches in its model, as JSON. Written by `npm run reachable`. */
export const reachableStates: Readonly<Record<string, readonly string[]>> = {
  "app": [
    "\"broken\"",
    "\"running\""
  ],
  "session": [
    "\"awaiting verification\"",
    "\"deleting the account\"",
    "\"expired\"",
    "\"restore failed\"",
    "\"restoring\"",
    "\"resuming\"",
    "\"signing out\"",
    "{\"authenticating\":\"completing the registration\"}",
    "{\"authenticating\":\"fetching the token\"}",
    "{\"authenticating\":\"loading the new record\"}",
    "{\"authenticating\":\"logging in\"}",
    "{\"authenticating\":\"signing in with provider\"}",
    "{\"authenticating\":\"unlinking providers\"}",
    "{\"authenticating\":\"using the pending token\"}",
    "{\"signed in\":\"failed\"}",
    "{\"signed in\":\"loading\"}",
    "{\"signed in\":\"ready\"}",
    "{\"signed in\":\"refreshing\"}",
    "{\"signed out\":\"idle\"}",
    "{\"signed out\":\"signing out orphaned identity\"}"
  ],
  "restoreIdentity": [
    "\"failed\"",
    "\"reading\"",
    "\"reloading\"",
    "\"restored\"",
    "\"waiting for another tab\""
  ],
  "signUp": [
    "\"created\"",
    "\"creating identity\"",
    "\"reclaiming identity\"",
    "\"registering\"",
    "\"removing identity\"",
    "\"sending verification email\"",
    "\"signed in\"",
    "\"signing out identity\"",
    "\"withdrawing the account\"",
    "{\"form\":\"editing\"}",
    "{\"form\":\"email taken\"}"
  ],
  "login": [
    "\"resolving username\"",
    "\"signed in\"",
    "\"signing in\"",
    "\"starting session\"",
    "{\"form\":\"editing\"}",
    "{\"form\":\"unverified\"}"
  ],
  "socialSignIn": [
    "\"popup open\"",
    "\"signed in\"",
    "\"starting session\"",
    "{\"choosing\":\"idle\"}",
    "{\"choosing\":\"other provider\"}",
    "{\"choosing\":\"popup blocked\"}",
    "{\"choosing\":\"unverified\"}"
  ],
  "forgotPassword": [
    "\"sending\"",
    "{\"form\":\"editing\"}",
    "{\"form\":{\"sent\":\"cooling down\"}}",
    "{\"form\":{\"sent\":\"over\"}}"
  ],
  "passwordRemoved": [
    "\"hidden\"",
    "{\"visible\":\"offering\"}",
    "{\"visible\":\"sending\"}",
    "{\"visible\":\"sent\"}"
  ],
  "signIns": [
    "\"idle\"",
    "\"looking\""
  ],
  "verifyEmail": [
    "\"email unknown\"",
    "\"left to a member\"",
    "\"left to the settings\"",
    "\"redirected\"",
    "\"signed out\"",
    "\"withdrawing\"",
    "\"withdrawn\"",
    "{\"ended\":\"over\"}",
    "{\"ended\":\"replaced\"}",
    "{\"ended\":\"verified elsewhere\"}",
    "{\"verified\":{\"session\":\"failed\",\"redirect\":\"due\"}}",
    "{\"verified\":{\"session\":\"failed\",\"redirect\":\"pausing\"}}",
    "{\"verified\":{\"session\":\"started\",\"redirect\":\"pausing\"}}",
    "{\"verified\":{\"session\":\"starting\",\"redirect\":\"due\"}}",
    "{\"verified\":{\"session\":\"starting\",\"redirect\":\"pausing\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"checking\",\"manual\":\"checking\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"checking\",\"manual\":\"checking\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"checking\",\"manual\":\"checking\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"checking\",\"manual\":\"idle\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"checking\",\"manual\":\"idle\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"checking\",\"manual\":\"idle\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"cooling down\",\"manual\":\"checking\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"cooling down\",\"manual\":\"checking\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"cooling down\",\"manual\":\"checking\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"cooling down\",\"manual\":\"idle\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"cooling down\",\"manual\":\"idle\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"cooling down\",\"manual\":\"idle\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"ready\",\"manual\":\"checking\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"ready\",\"manual\":\"checking\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"ready\",\"manual\":\"checking\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"ready\",\"manual\":\"idle\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"ready\",\"manual\":\"idle\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"checking\",\"hints\":\"ready\",\"manual\":\"idle\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"checking\",\"manual\":\"checking\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"checking\",\"manual\":\"checking\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"checking\",\"manual\":\"checking\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"checking\",\"manual\":\"idle\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"checking\",\"manual\":\"idle\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"checking\",\"manual\":\"idle\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"cooling down\",\"manual\":\"checking\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"cooling down\",\"manual\":\"checking\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"cooling down\",\"manual\":\"checking\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"cooling down\",\"manual\":\"idle\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"cooling down\",\"manual\":\"idle\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"cooling down\",\"manual\":\"idle\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"ready\",\"manual\":\"checking\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"ready\",\"manual\":\"checking\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"ready\",\"manual\":\"checking\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"ready\",\"manual\":\"idle\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"ready\",\"manual\":\"idle\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"pausing\",\"hints\":\"ready\",\"manual\":\"idle\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"checking\",\"manual\":\"checking\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"checking\",\"manual\":\"checking\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"checking\",\"manual\":\"checking\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"checking\",\"manual\":\"idle\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"checking\",\"manual\":\"idle\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"checking\",\"manual\":\"idle\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"cooling down\",\"manual\":\"checking\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"cooling down\",\"manual\":\"checking\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"cooling down\",\"manual\":\"checking\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"cooling down\",\"manual\":\"idle\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"cooling down\",\"manual\":\"idle\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"cooling down\",\"manual\":\"idle\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"ready\",\"manual\":\"checking\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"ready\",\"manual\":\"checking\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"ready\",\"manual\":\"checking\",\"resending\":\"sending\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"ready\",\"manual\":\"idle\",\"resending\":\"cooling down\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"ready\",\"manual\":\"idle\",\"resending\":\"ready\"}}",
    "{\"waiting\":{\"polling\":\"stopped\",\"hints\":\"ready\",\"manual\":\"idle\",\"resending\":\"sending\"}}"
  ],
  "withdrawAccount": [
    "\"checking the identity\"",
    "\"deleting the record\"",
    "\"rejected\"",
    "\"removing the identity\"",
    "\"withdrawn\""
  ],
  "onboarding": [
    "\"choosing interests\"",
    "\"completing the profile\"",
    "\"nothing pending\"",
    "\"verifying the email\""
  ],
  "interests": [
    "\"closed\"",
    "\"confirming cancel\"",
    "\"confirming leave\"",
    "\"saved\"",
    "\"saving\"",
    "{\"choosing\":\"changed\"}",
    "{\"choosing\":\"unchanged\"}"
  ],
  "profileForm": [
    "\"closed\"",
    "\"confirming cancel\"",
    "\"confirming leave\"",
    "\"loading the member\"",
    "\"removing the stored picture\"",
    "\"saved\"",
    "\"saving the picture\"",
    "\"updating\"",
    "\"uploading the picture\"",
    "\"waiting for the place\"",
    "{\"editing\":\"changed\"}",
    "{\"editing\":\"unchanged\"}"
  ],
  "picture": [
    "{\"choice\":\"cropping\",\"lock\":\"locked\"}",
    "{\"choice\":\"cropping\",\"lock\":\"unlocked\"}",
    "{\"choice\":\"inspecting\",\"lock\":\"locked\"}",
    "{\"choice\":\"inspecting\",\"lock\":\"unlocked\"}",
    "{\"choice\":\"preparing\",\"lock\":\"locked\"}",
    "{\"choice\":\"preparing\",\"lock\":\"unlocked\"}",
    "{\"choice\":{\"settled\":\"chosen\"},\"lock\":\"locked\"}",
    "{\"choice\":{\"settled\":\"chosen\"},\"lock\":\"unlocked\"}",
    "{\"choice\":{\"settled\":\"removed\"},\"lock\":\"locked\"}",
    "{\"choice\":{\"settled\":\"removed\"},\"lock\":\"unlocked\"}",
    "{\"choice\":{\"settled\":\"unchanged\"},\"lock\":\"locked\"}",
    "{\"choice\":{\"settled\":\"unchanged\"},\"lock\":\"unlocked\"}"
  ],
  "location": [
    "{\"lookup\":\"locating\",\"lock\":\"unlocked\"}",
    "{\"lookup\":\"locating\",\"lock\":\"waiting\"}",
    "{\"lookup\":\"reverse geocoding\",\"lock\":\"unlocked\"}",
    "{\"lookup\":\"reverse geocoding\",\"lock\":\"waiting\"}",
    "{\"lookup\":{\"settled\":\"denied\"},\"lock\":\"locked\"}",
    "{\"lookup\":{\"settled\":\"denied\"},\"lock\":\"unlocked\"}",
    "{\"lookup\":{\"settled\":\"found\"},\"lock\":\"locked\"}",
    "{\"lookup\":{\"settled\":\"found\"},\"lock\":\"unlocked\"}",
    "{\"lookup\":{\"settled\":\"idle\"},\"lock\":\"locked\"}",
    "{\"lookup\":{\"settled\":\"idle\"},\"lock\":\"unlocked\"}",
    "{\"lookup\":{\"settled\":\"timed out\"},\"lock\":\"locked\"}",
    "{\"lookup\":{\"settled\":\"timed out\"},\"lock\":\"unlocked\"}",
    "{\"lookup\":{\"settled\":\"unavailable\"},\"lock\":\"locked\"}",
    "{\"lookup\":{\"settled\":\"unavailable\"},\"lock\":\"unlocked\"}",
    "{\"lookup\":{\"settled\":\"unnamed\"},\"lock\":\"locked\"}",
    "{\"lookup\":{\"settled\":\"unnamed\"},\"lock\":\"unlocked\"}",
    "{\"lookup\":{\"settled\":\"unsupported\"},\"lock\":\"locked\"}",
    "{\"lookup\":{\"settled\":\"unsupported\"},\"lock\":\"unlocked\"}"
  ],
  "staticPage": [
    "\"shown\""
  ],
  "settings": [
    "\"dialog\"",
    "\"list\""
  ],
  "reportIssue": [
    "\"closed\"",
    "\"sending\"",
    "\"writing\""
  ],
  "deleteAccount": [
    "\"awaiting password\"",
    "\"awaiting provider sign-in\"",
    "\"checking the last sign-in\"",
    "\"closed\"",
    "\"confirming\"",
    "\"deleted\"",
    "\"deleting the record\"",
    "\"reauthenticating with password\"",
    "\"reauthenticating with provider\"",
    "\"removing the identity\"",
    "\"removing the picture\"",
    "\"session rejected\"",
    "\"unfinished\""
  ],
  "copyEmail": [
    "\"copying\"",
    "{\"ready\":\"copied\"}",
    "{\"ready\":\"idle\"}",
    "{\"ready\":\"shown for manual copy\"}"
  ],
  "landing": [
    "\"native scrolling\"",
    "{\"snapping\":\"cooling down\"}",
    "{\"snapping\":\"ready\"}",
    "{\"snapping\":{\"jumping\":\"pausing\"}}"
  ],
  "fullSite": [
    "\"checking the server\"",
    "\"idle\"",
    "\"loading the site bundle\"",
    "\"mounted\"",
    "\"mounting for a member\"",
    "\"mounting\"",
    "\"navigating by link\"",
    "\"unreachable\""
  ],
  "theme": [
    "\"dark\"",
    "\"light\"",
    "\"system\""
  ],
  "missingChunk": [
    "\"broken\"",
    "\"checking the server\"",
    "\"reloading\"",
    "\"unreachable\""
  ],
  "pageHost": [
    "\"settled\"",
    "{\"changing\":\"loading\"}",
    "{\"changing\":\"opened\"}",
    "{\"changing\":\"recovering\"}",
    "{\"changing\":\"waiting for the member\"}"
  ],
  "navigationBlocker": [
    "\"asking\"",
    "\"free\""
  ]
}
