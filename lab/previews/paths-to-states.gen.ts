import type { PathToState } from '../export/reachable-states.ts'

/** A shortest path to every state of every machine. Written by `npm run reachable`. */
export const pathsToStates: Readonly<Record<string, Readonly<Record<string, PathToState>>>> = {
  "app": {
    "broken": {
      "input": "a visitor",
      "moves": [
        "navigationBlocker: fails by a bug"
      ]
    },
    "running": {
      "input": "a visitor",
      "moves": []
    }
  },
  "session": {
    "authenticating.completing the registration": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the member",
        "load member: finds no record"
      ]
    },
    "authenticating.fetching the token": {
      "input": "an empty storage",
      "moves": [
        "identity verified (by password)"
      ]
    },
    "authenticating.loading the new record": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the member",
        "load member: finds no record",
        "complete registration: is registered"
      ]
    },
    "authenticating.logging in": {
      "input": "an empty storage",
      "moves": [
        "identity verified (by password)",
        "fetch token: is fetched"
      ]
    },
    "authenticating.signing in with provider": {
      "input": "an empty storage",
      "moves": [
        "identity verified (by Google)",
        "fetch token: is fetched"
      ]
    },
    "authenticating.unlinking providers": {
      "input": "an empty storage",
      "moves": [
        "identity verified (with a foreign provider)",
        "fetch token: is fetched"
      ]
    },
    "authenticating.using the pending token": {
      "input": "a stored sign-up",
      "moves": [
        "read identity: finds the member",
        "fetch token: is fetched"
      ]
    },
    "awaiting verification": {
      "input": "an empty storage",
      "moves": [
        "identity created (at sign-up)"
      ]
    },
    "deleting the account": {
      "input": "an unfinished deletion",
      "moves": [
        "read identity: finds the member"
      ]
    },
    "restore failed": {
      "input": "a stored member",
      "moves": [
        "read identity: fails"
      ]
    },
    "restoring": {
      "input": "a stored member",
      "moves": []
    },
    "resuming": {
      "input": "a stored sign-up",
      "moves": []
    },
    "signed in.failed": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the member",
        "load member: fails"
      ]
    },
    "signed in.loading": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the member"
      ]
    },
    "signed in.ready.after verification": {
      "input": "a stored sign-up",
      "moves": [
        "read identity: finds the member",
        "fetch token: is fetched",
        "load with pending token: is accepted"
      ]
    },
    "signed in.ready.idle": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the member",
        "load member: is loaded"
      ]
    },
    "signed in.refreshing": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the member",
        "load member: is loaded",
        "member changed elsewhere (of the member)"
      ]
    },
    "signed out.idle": {
      "input": "an empty storage",
      "moves": []
    },
    "signed out.signing out orphaned identity": {
      "input": "an empty storage",
      "moves": [
        "orphaned identity found"
      ]
    },
    "signing out": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the account gone"
      ]
    }
  },
  "restoreIdentity": {
    "failed": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the account gone"
      ]
    },
    "reading": {
      "input": "a stored member",
      "moves": []
    },
    "reloading": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the unverified identity"
      ]
    },
    "restored": {
      "input": "a stored member",
      "moves": [
        "read identity: finds the member"
      ]
    },
    "waiting for another tab": {
      "input": "a stored member",
      "moves": [
        "read identity: finds another identity"
      ]
    }
  },
  "signUp": {
    "confirming leave": {
      "input": "a stored draft",
      "moves": [
        "leave requested"
      ]
    },
    "created": {
      "input": "a stored draft",
      "moves": [
        "field changed (the password is typed)",
        "field changed (the password is repeated)",
        "submitted",
        "create identity: is created",
        "register: is registered",
        "send verification email: is sent"
      ]
    },
    "creating identity": {
      "input": "a stored draft",
      "moves": [
        "field changed (the password is typed)",
        "field changed (the password is repeated)",
        "submitted"
      ]
    },
    "form.editing": {
      "input": "a stored draft",
      "moves": []
    },
    "form.email taken": {
      "input": "a stored draft",
      "moves": [
        "field changed (the password is typed)",
        "field changed (the password is repeated)",
        "submitted",
        "create identity: finds the email taken",
        "sign in: is refused"
      ]
    },
    "left": {
      "input": "a stored draft",
      "moves": [
        "leave requested",
        "changes discarded"
      ]
    },
    "reclaiming identity": {
      "input": "a stored draft",
      "moves": [
        "field changed (the password is typed)",
        "field changed (the password is repeated)",
        "submitted",
        "create identity: finds the email taken"
      ]
    },
    "registering": {
      "input": "a stored draft",
      "moves": [
        "field changed (the password is typed)",
        "field changed (the password is repeated)",
        "submitted",
        "create identity: is created"
      ]
    },
    "removing identity": {
      "input": "a stored draft",
      "moves": [
        "field changed (the password is typed)",
        "field changed (the password is repeated)",
        "submitted",
        "create identity: is created",
        "register: is refused"
      ]
    },
    "sending verification email": {
      "input": "a stored draft",
      "moves": [
        "field changed (the password is typed)",
        "field changed (the password is repeated)",
        "submitted",
        "create identity: is created",
        "register: is registered"
      ]
    },
    "signed in": {
      "input": "a stored draft",
      "moves": [
        "social: signs in"
      ]
    },
    "signing out identity": {
      "input": "a stored draft",
      "moves": [
        "field changed (the password is typed)",
        "field changed (the password is repeated)",
        "submitted",
        "create identity: finds the email taken",
        "sign in: is verified"
      ]
    },
    "withdrawing the account": {
      "input": "an email to correct",
      "moves": [
        "field changed (the password is typed)",
        "field changed (the password is repeated)",
        "submitted"
      ]
    }
  },
  "login": {
    "form.editing": {
      "input": "a visitor",
      "moves": []
    },
    "form.unverified": {
      "input": "a visitor",
      "moves": [
        "field changed (an email is typed)",
        "field changed (a password is typed)",
        "submitted",
        "sign in: is unverified"
      ]
    },
    "resolving username": {
      "input": "a visitor",
      "moves": [
        "field changed (a username is typed)",
        "field changed (a password is typed)",
        "submitted"
      ]
    },
    "signed in": {
      "input": "a visitor",
      "moves": [
        "social: signs in"
      ]
    },
    "signing in": {
      "input": "a visitor",
      "moves": [
        "field changed (an email is typed)",
        "field changed (a password is typed)",
        "submitted"
      ]
    },
    "starting session": {
      "input": "a visitor",
      "moves": [
        "field changed (an email is typed)",
        "field changed (a password is typed)",
        "submitted",
        "sign in: is verified"
      ]
    }
  },
  "socialSignIn": {
    "choosing.idle": {
      "input": "a visitor",
      "moves": []
    },
    "choosing.other provider": {
      "input": "a visitor",
      "moves": [
        "provider chosen (google)",
        "sign in with provider: finds another provider"
      ]
    },
    "choosing.popup blocked": {
      "input": "a visitor",
      "moves": [
        "provider chosen (google)",
        "sign in with provider: popup is blocked"
      ]
    },
    "choosing.unverified": {
      "input": "a visitor",
      "moves": [
        "provider chosen (google)",
        "sign in with provider: finds the email unverified"
      ]
    },
    "popup open": {
      "input": "a visitor",
      "moves": [
        "provider chosen (google)"
      ]
    },
    "signed in": {
      "input": "a visitor",
      "moves": [
        "provider chosen (google)",
        "sign in with provider: signs in",
        "session opened (of the member)"
      ]
    },
    "starting session": {
      "input": "a visitor",
      "moves": [
        "provider chosen (google)",
        "sign in with provider: signs in"
      ]
    }
  },
  "forgotPassword": {
    "form.editing": {
      "input": "nothing typed yet",
      "moves": []
    },
    "form.sent.cooling down": {
      "input": "nothing typed yet",
      "moves": [
        "field changed (an email is typed)",
        "submitted",
        "send reset email: is sent"
      ]
    },
    "form.sent.over": {
      "input": "nothing typed yet",
      "moves": [
        "field changed (an email is typed)",
        "submitted",
        "send reset email: is sent",
        "watch visibility: sees the tab after a suspension"
      ]
    },
    "sending": {
      "input": "nothing typed yet",
      "moves": [
        "field changed (an email is typed)",
        "submitted"
      ]
    }
  },
  "passwordRemoved": {
    "hidden": {
      "input": "a visitor",
      "moves": []
    },
    "visible.offering": {
      "input": "a visitor",
      "moves": [
        "password removed (for an email)"
      ]
    },
    "visible.sending": {
      "input": "a visitor",
      "moves": [
        "password removed (for an email)",
        "reset email requested"
      ]
    },
    "visible.sent": {
      "input": "a visitor",
      "moves": [
        "password removed (for an email)",
        "reset email requested",
        "send reset email: is sent"
      ]
    }
  },
  "signIns": {
    "idle": {
      "input": "a new tab",
      "moves": []
    },
    "looking": {
      "input": "a new tab",
      "moves": [
        "sign-in offered"
      ]
    }
  },
  "verifyEmail": {
    "email unknown": {
      "input": "without an email",
      "moves": []
    },
    "ended.lost": {
      "input": "just signed up",
      "moves": [
        "session ended (for an unknown reason)"
      ]
    },
    "ended.over": {
      "input": "the sign-up is over",
      "moves": []
    },
    "ended.replaced": {
      "input": "just signed up",
      "moves": [
        "session ended (by another sign-up)"
      ]
    },
    "ended.verified elsewhere": {
      "input": "just signed up",
      "moves": [
        "session ended (with the verification)"
      ]
    },
    "left to a member": {
      "input": "another member",
      "moves": []
    },
    "left to the settings": {
      "input": "the sign-up is over",
      "moves": [
        "member changed (to the same member)",
        "deletion resumed"
      ]
    },
    "redirected": {
      "input": "the sign-up is over",
      "moves": [
        "member changed (to the same member)",
        "session opened (of the member)",
        "⏱ redirect delay"
      ]
    },
    "signed out": {
      "input": "the sign-up is over",
      "moves": [
        "member changed (to the same member)",
        "member changed (to signed out)"
      ]
    },
    "verified.redirect.due": {
      "input": "the sign-up is over",
      "moves": [
        "member changed (to the same member)",
        "⏱ redirect delay"
      ]
    },
    "verified.redirect.pausing": {
      "input": "the sign-up is over",
      "moves": [
        "member changed (to the same member)"
      ]
    },
    "verified.session.failed": {
      "input": "the sign-up is over",
      "moves": [
        "member changed (to the same member)",
        "session not opened (by the backend)"
      ]
    },
    "verified.session.started": {
      "input": "the sign-up is over",
      "moves": [
        "member changed (to the same member)",
        "session opened (of the member)"
      ]
    },
    "verified.session.starting": {
      "input": "the sign-up is over",
      "moves": [
        "member changed (to the same member)"
      ]
    },
    "waiting.hints.checking": {
      "input": "just signed up",
      "moves": [
        "watch connection: is restored"
      ]
    },
    "waiting.hints.cooling down": {
      "input": "just signed up",
      "moves": [
        "watch connection: is restored",
        "check verified (hints): is not verified yet"
      ]
    },
    "waiting.hints.ready": {
      "input": "just signed up",
      "moves": []
    },
    "waiting.manual.checking": {
      "input": "just signed up",
      "moves": [
        "check requested"
      ]
    },
    "waiting.manual.idle": {
      "input": "just signed up",
      "moves": []
    },
    "waiting.polling.checking": {
      "input": "just signed up",
      "moves": [
        "⏱ poll interval"
      ]
    },
    "waiting.polling.pausing": {
      "input": "just signed up",
      "moves": []
    },
    "waiting.polling.stopped": {
      "input": "just signed up",
      "moves": [
        "⏱ poll interval",
        "check verified (polling): is not verified yet",
        "⏱ poll interval",
        "check verified (polling): is not verified yet"
      ]
    },
    "waiting.resending.cooling down": {
      "input": "reloaded during the cooldown",
      "moves": []
    },
    "waiting.resending.ready": {
      "input": "just signed up",
      "moves": []
    },
    "waiting.resending.sending": {
      "input": "just signed up",
      "moves": [
        "resend requested"
      ]
    },
    "withdrawing": {
      "input": "just signed up",
      "moves": [
        "withdrawal requested"
      ]
    },
    "withdrawn": {
      "input": "just signed up",
      "moves": [
        "withdrawal requested",
        "read identity: finds the unverified identity",
        "delete record: is deleted",
        "remove identity: is removed"
      ]
    }
  },
  "withdrawAccount": {
    "checking the identity": {
      "input": "a mistyped email",
      "moves": []
    },
    "deleting the record": {
      "input": "a mistyped email",
      "moves": [
        "read identity: finds the unverified identity"
      ]
    },
    "rejected": {
      "input": "a mistyped email",
      "moves": [
        "read identity: finds another identity"
      ]
    },
    "removing the identity": {
      "input": "a mistyped email",
      "moves": [
        "read identity: finds the unverified identity",
        "delete record: is deleted"
      ]
    },
    "withdrawn": {
      "input": "a mistyped email",
      "moves": [
        "read identity: finds the unverified identity",
        "delete record: is deleted",
        "remove identity: is removed"
      ]
    }
  },
  "onboarding": {
    "choosing interests": {
      "input": "a visitor",
      "moves": [
        "signed in (without interests)"
      ]
    },
    "completing the profile": {
      "input": "a visitor",
      "moves": [
        "signed in (without a name)"
      ]
    },
    "nothing pending": {
      "input": "a visitor",
      "moves": []
    },
    "verifying the email": {
      "input": "a visitor",
      "moves": [
        "account created"
      ]
    }
  },
  "interests": {
    "choosing.changed": {
      "input": "a member with a draft",
      "moves": []
    },
    "choosing.unchanged": {
      "input": "a new member",
      "moves": []
    },
    "closed": {
      "input": "a member with interests",
      "moves": [
        "cancel requested"
      ]
    },
    "confirming cancel": {
      "input": "a member with a draft",
      "moves": [
        "cancel requested"
      ]
    },
    "confirming leave": {
      "input": "a member with a draft",
      "moves": [
        "leave requested"
      ]
    },
    "saved": {
      "input": "a member with interests",
      "moves": [
        "save requested",
        "save interests: are saved"
      ]
    },
    "saving": {
      "input": "a member with interests",
      "moves": [
        "save requested"
      ]
    }
  },
  "profileForm": {
    "closed": {
      "input": "a member who edits",
      "moves": [
        "cancelled"
      ]
    },
    "confirming cancel": {
      "input": "a member with a draft",
      "moves": [
        "cancelled"
      ]
    },
    "confirming leave": {
      "input": "a member with a draft",
      "moves": [
        "leave requested"
      ]
    },
    "editing.changed": {
      "input": "a member with a draft",
      "moves": []
    },
    "editing.unchanged": {
      "input": "a new member",
      "moves": []
    },
    "loading the member": {
      "input": "a new member",
      "moves": [
        "submitted",
        "location: is settled",
        "update profile: is saved"
      ]
    },
    "loading the newer record": {
      "input": "a new member",
      "moves": [
        "picture: is chosen",
        "submitted",
        "location: is settled"
      ]
    },
    "loading the saved picture": {
      "input": "a member with a draft",
      "moves": [
        "picture: is chosen",
        "submitted",
        "location: is settled",
        "load member: fails",
        "upload picture: is uploaded",
        "update profile: is refused",
        "update profile: is saved"
      ]
    },
    "removing the stored picture": {
      "input": "a new member",
      "moves": [
        "picture: is removed",
        "submitted",
        "location: is settled",
        "update profile: is saved"
      ]
    },
    "saved": {
      "input": "a new member",
      "moves": [
        "submitted",
        "location: is settled",
        "update profile: is saved",
        "load member: is loaded"
      ]
    },
    "saving the picture": {
      "input": "a member with a draft",
      "moves": [
        "picture: is chosen",
        "submitted",
        "location: is settled",
        "load member: fails",
        "upload picture: is uploaded",
        "update profile: is refused"
      ]
    },
    "updating": {
      "input": "a new member",
      "moves": [
        "submitted",
        "location: is settled"
      ]
    },
    "uploading the picture": {
      "input": "a new member",
      "moves": [
        "picture: is chosen",
        "submitted",
        "location: is settled",
        "load member: is loaded"
      ]
    },
    "waiting for the place": {
      "input": "a new member",
      "moves": [
        "submitted"
      ]
    }
  },
  "picture": {
    "choice.cropping": {
      "input": "a member",
      "moves": [
        "file chosen (from the disk)",
        "inspect file: is a picture"
      ]
    },
    "choice.inspecting": {
      "input": "a member",
      "moves": [
        "file chosen (from the disk)"
      ]
    },
    "choice.preparing": {
      "input": "a member",
      "moves": [
        "file chosen (from the disk)",
        "inspect file: is a picture",
        "crop confirmed"
      ]
    },
    "choice.settled.chosen": {
      "input": "a member",
      "moves": [
        "file chosen (from the disk)",
        "inspect file: is a picture",
        "crop confirmed",
        "prepare picture: is prepared"
      ]
    },
    "choice.settled.removed": {
      "input": "a member who had removed the picture",
      "moves": []
    },
    "choice.settled.unchanged": {
      "input": "a member",
      "moves": []
    },
    "lock.locked": {
      "input": "a member",
      "moves": [
        "locked"
      ]
    },
    "lock.unlocked": {
      "input": "a member",
      "moves": []
    }
  },
  "location": {
    "lock.locked": {
      "input": "a browser with geolocation",
      "moves": [
        "locked"
      ]
    },
    "lock.unlocked": {
      "input": "a browser with geolocation",
      "moves": []
    },
    "lock.waiting": {
      "input": "a browser with geolocation",
      "moves": [
        "location requested",
        "locked"
      ]
    },
    "lookup.locating": {
      "input": "a browser with geolocation",
      "moves": [
        "location requested"
      ]
    },
    "lookup.reverse geocoding": {
      "input": "a browser with geolocation",
      "moves": [
        "location requested",
        "get position: is found"
      ]
    },
    "lookup.settled.denied": {
      "input": "a browser with geolocation",
      "moves": [
        "location requested",
        "get position: is denied"
      ]
    },
    "lookup.settled.found": {
      "input": "a browser with geolocation",
      "moves": [
        "location requested",
        "get position: is found",
        "reverse geocode: finds a place"
      ]
    },
    "lookup.settled.idle": {
      "input": "a browser with geolocation",
      "moves": []
    },
    "lookup.settled.timed out": {
      "input": "a browser with geolocation",
      "moves": [
        "location requested",
        "get position: takes too long"
      ]
    },
    "lookup.settled.unavailable": {
      "input": "a browser with geolocation",
      "moves": [
        "location requested",
        "get position: is unavailable"
      ]
    },
    "lookup.settled.unnamed": {
      "input": "a browser with geolocation",
      "moves": [
        "location requested",
        "get position: is found",
        "reverse geocode: finds no place"
      ]
    },
    "lookup.settled.unsupported": {
      "input": "a browser without geolocation",
      "moves": [
        "location requested"
      ]
    }
  },
  "staticPage": {
    "shown": {
      "input": "a member",
      "moves": []
    }
  },
  "settings": {
    "dialog": {
      "input": "a member",
      "moves": [
        "deleteAccount: opens its dialog"
      ]
    },
    "list": {
      "input": "a member",
      "moves": []
    }
  },
  "reportIssue": {
    "closed": {
      "input": "a member",
      "moves": []
    },
    "sending": {
      "input": "a member with a draft",
      "moves": [
        "opened",
        "submitted"
      ]
    },
    "writing": {
      "input": "a member",
      "moves": [
        "opened"
      ]
    }
  },
  "deleteAccount": {
    "awaiting password": {
      "input": "a member with a password",
      "moves": [
        "delete requested",
        "confirmed",
        "check recent sign-in: is not recent"
      ]
    },
    "awaiting provider sign-in": {
      "input": "a reload during the deletion",
      "moves": [
        "finish requested",
        "check recent sign-in: is not recent"
      ]
    },
    "checking the last sign-in": {
      "input": "a reload during the deletion",
      "moves": [
        "finish requested"
      ]
    },
    "closed": {
      "input": "a member with a password",
      "moves": []
    },
    "confirming": {
      "input": "a member with a password",
      "moves": [
        "delete requested"
      ]
    },
    "deleted": {
      "input": "a reload before the identity",
      "moves": [
        "finish requested",
        "check recent sign-in: is recent",
        "remove identity: is removed"
      ]
    },
    "deleting the record": {
      "input": "a reload during the deletion",
      "moves": [
        "finish requested",
        "check recent sign-in: is recent"
      ]
    },
    "reauthenticating with password": {
      "input": "a member with a password",
      "moves": [
        "delete requested",
        "confirmed",
        "check recent sign-in: is not recent",
        "password changed (the password)",
        "password submitted"
      ]
    },
    "reauthenticating with provider": {
      "input": "a reload during the deletion",
      "moves": [
        "finish requested",
        "check recent sign-in: is not recent",
        "provider sign-in requested"
      ]
    },
    "removing the identity": {
      "input": "a reload before the identity",
      "moves": [
        "finish requested",
        "check recent sign-in: is recent"
      ]
    },
    "removing the picture": {
      "input": "a reload before the picture",
      "moves": [
        "finish requested",
        "check recent sign-in: is recent"
      ]
    },
    "session rejected": {
      "input": "a reload during the deletion",
      "moves": [
        "finish requested",
        "check recent sign-in: is recent",
        "delete record: finds the session expired"
      ]
    },
    "unfinished": {
      "input": "a reload during the deletion",
      "moves": []
    }
  },
  "copyEmail": {
    "copying": {
      "input": "a member",
      "moves": [
        "copy requested"
      ]
    },
    "ready.copied": {
      "input": "a member",
      "moves": [
        "copy requested",
        "copy text: is copied"
      ]
    },
    "ready.idle": {
      "input": "a member",
      "moves": []
    },
    "ready.shown for manual copy": {
      "input": "a member",
      "moves": [
        "copy requested",
        "copy text: is refused"
      ]
    }
  },
  "landing": {
    "native scrolling": {
      "input": "a visitor",
      "moves": []
    },
    "snapping.cooling down": {
      "input": "a visitor",
      "moves": [
        "mode changed (to snapping)",
        "jump requested (Key Features)"
      ]
    },
    "snapping.jumping.pausing": {
      "input": "a visitor",
      "moves": [
        "mode changed (to snapping)",
        "jump requested (Why Us)"
      ]
    },
    "snapping.ready": {
      "input": "a visitor",
      "moves": [
        "mode changed (to snapping)"
      ]
    }
  },
  "fullSite": {
    "checking the server": {
      "input": "a visitor",
      "moves": [
        "page requested (Login)",
        "load the site bundle: fails to load"
      ]
    },
    "idle": {
      "input": "a visitor",
      "moves": []
    },
    "loading the site bundle": {
      "input": "a visitor",
      "moves": [
        "page requested (Login)"
      ]
    },
    "mounted": {
      "input": "a visitor",
      "moves": [
        "watch stored members: finds a member",
        "mount the site: is mounted"
      ]
    },
    "mounting": {
      "input": "a visitor",
      "moves": [
        "page requested (Login)",
        "load the site bundle: is loaded"
      ]
    },
    "mounting for a member": {
      "input": "a visitor",
      "moves": [
        "watch stored members: finds a member"
      ]
    },
    "navigating by link": {
      "input": "a visitor",
      "moves": [
        "page requested (Login)",
        "load the site bundle: is loaded",
        "mount the site: fails"
      ]
    },
    "unreachable": {
      "input": "a visitor",
      "moves": [
        "page requested (Login)",
        "load the site bundle: takes too long"
      ]
    }
  },
  "theme": {
    "dark": {
      "input": "dark stored",
      "moves": []
    },
    "light": {
      "input": "light stored",
      "moves": []
    },
    "system": {
      "input": "nothing stored",
      "moves": []
    }
  },
  "missingChunk": {
    "broken": {
      "input": "for the first time",
      "moves": [
        "check the server: is answered after a reload"
      ]
    },
    "checking the server": {
      "input": "for the first time",
      "moves": []
    },
    "reloading": {
      "input": "for the first time",
      "moves": [
        "check the server: is answered"
      ]
    },
    "unreachable": {
      "input": "for the first time",
      "moves": [
        "check the server: cannot be reached"
      ]
    }
  },
  "pageHost": {
    "changing.loading": {
      "input": "a new tab",
      "moves": [
        "page requested (/login)"
      ]
    },
    "changing.opened": {
      "input": "a new tab",
      "moves": [
        "page requested (/login)",
        "load page: is loaded"
      ]
    },
    "changing.recovering": {
      "input": "a new tab",
      "moves": [
        "page requested (/login)",
        "load page: is missing"
      ]
    },
    "changing.waiting for the member": {
      "input": "a new tab",
      "moves": [
        "page requested (/login)",
        "load page: needs the member"
      ]
    },
    "settled": {
      "input": "a new tab",
      "moves": []
    }
  },
  "navigationBlocker": {
    "asking": {
      "input": "an unchanged page",
      "moves": [
        "blocking changed (the form is changed)",
        "navigation attempted (by a link)"
      ]
    },
    "free": {
      "input": "an unchanged page",
      "moves": []
    },
    "saving first": {
      "input": "an unchanged page",
      "moves": [
        "blocking changed (the page is saving)",
        "navigation attempted (by Logout)"
      ]
    }
  }
}
