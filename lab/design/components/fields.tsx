import { failureMessages } from '../../../src/copy/failures.ts'
import { loginCopy } from '../../../src/copy/login.ts'
import { editProfileCopy, pictureCopy, profileFormCopy } from '../../../src/copy/profile-form.ts'
import { reportIssueCopy } from '../../../src/copy/settings.ts'
import { TextField } from '../../../src/design/field/text-field.tsx'
import { FormNote } from '../../../src/design/form/form-note.tsx'
import { SubmitForm } from '../../../src/design/form/submit-form.tsx'
import { TextLink } from '../../../src/design/link/text-link.tsx'
import { CropArea } from '../../../src/design/picture-picker/crop-area.tsx'
import { PicturePicker } from '../../../src/design/picture-picker/picture-picker.tsx'
import { TextArea } from '../../../src/design/text-area/text-area.tsx'
import { email, link, nothing } from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'
import { Holding, Pressed } from '../helpers.tsx'
import { longName, picture } from '../samples.ts'

type FieldProps = Omit<Parameters<typeof TextField>[0], 'value' | 'onChange'>

function Field({ initial = '', ...props }: FieldProps & { initial?: string }) {
  return (
    <Holding initial={initial}>
      {(value, change) => (
        <TextField {...props} value={value} onChange={({ text }) => change(text)} />
      )}
    </Holding>
  )
}

function Area({ initial = '', error }: { initial?: string; error?: string }) {
  return (
    <Holding initial={initial}>
      {(value, change) => (
        <TextArea
          label={reportIssueCopy.description}
          name="description"
          placeholder={reportIssueCopy.placeholder}
          value={value}
          onChange={({ text }) => change(text)}
          error={error}
        />
      )}
    </Holding>
  )
}

const name = { label: editProfileCopy.fullName, name: 'fullName' } as const
const reveal = {
  show: loginCopy.showPassword,
  hide: loginCopy.hidePassword,
  capsLock: 'Caps Lock is on',
}
const password = { label: loginCopy.password, name: 'password', type: 'password', reveal } as const
const extent = { width: 600, height: 400 }

const picker = {
  src: null,
  label: pictureCopy.label,
  choose: pictureCopy.change,
  variant: 'buttons',
  accept: 'image/jpeg,image/png',
  hint: pictureCopy.hint,
  busy: false,
  locked: false,
  onFile: nothing,
} as const

const LoginForm = ({ busy = false, refused = false }) => (
  <SubmitForm
    label={loginCopy.form}
    submit={loginCopy.submit}
    busyLabel={loginCopy.busy}
    busy={busy}
    onSubmit={nothing}
    outcome={<FormNote>{refused ? failureMessages['wrong credentials'] : undefined}</FormNote>}
  >
    <Field {...name} label={loginCopy.identifier} autoComplete="username" />
    <Field {...password} />
  </SubmitForm>
)

export const fields = {
  'text-field': {
    purpose: 'A one-line text field with its label, hint, error and success message.',
    states: {
      empty: () => <Field {...name} />,
      filled: () => <Field {...name} initial={longName} />,
      placeholder: () => (
        <Field
          {...name}
          label={editProfileCopy.phone}
          placeholder={profileFormCopy.phonePlaceholder}
        />
      ),
      hint: () => <Field {...name} hint={editProfileCopy.lastEdited('20 November 2026')} />,
      error: () => <Field {...name} error="Please enter your full name" />,
      success: () => <Field {...name} initial={email} success="Email verified successfully!" />,
      optional: () => <Field {...name} optional="Optional" />,
      locked: () => <Field {...name} initial={email} locked hint={editProfileCopy.locked} />,
      aside: () => (
        <Field
          {...password}
          aside={<TextLink render={link}>{loginCopy.forgotPassword}</TextLink>}
        />
      ),
      hidden: () => <Field {...password} initial="sweet-pea-88" />,
      revealed: () => (
        <Pressed>
          <Field {...password} initial="sweet-pea-88" />
        </Pressed>
      ),
    },
  },
  'text-area': {
    purpose: 'A multi-line text field with its label and error.',
    states: {
      empty: () => <Area />,
      filled: () => <Area initial="The supper that I moved to Friday is still on Thursday." />,
      error: () => <Area error={reportIssueCopy.problems.missing} />,
    },
  },
  'submit-form': {
    purpose: 'A form with one button under its fields and its result below.',
    states: {
      rest: () => <LoginForm />,
      busy: () => <LoginForm busy />,
      refused: () => <LoginForm refused />,
    },
  },
  'picture-picker': {
    purpose: 'A picture with controls to change and remove it.',
    states: {
      none: () => <PicturePicker {...picker} />,
      chosen: () => (
        <PicturePicker
          {...picker}
          src={picture}
          adjust={{ label: pictureCopy.adjust, onAdjust: nothing }}
          remove={{ label: pictureCopy.remove, onRemove: nothing }}
        />
      ),
      small: () => <PicturePicker {...picker} src={picture} warning={pictureCopy.small} />,
      refused: () => <PicturePicker {...picker} problem="Please choose a JPG or PNG picture." />,
      busy: () => <PicturePicker {...picker} busy />,
      camera: () => (
        <PicturePicker
          {...picker}
          variant="camera"
          choose={pictureCopy.choose}
          hint={pictureCopy.completionHint}
        />
      ),
    },
  },
  'crop-area': {
    purpose: 'Selects the crop square of a picture.',
    states: { rest: () => <Crop locked={false} />, locked: () => <Crop locked /> },
  },
} satisfies Entries

function Crop({ locked }: { locked: boolean }) {
  return (
    <Holding initial={{ x: 140, y: 20, size: 320 }}>
      {(square, change) => (
        <CropArea
          src={picture}
          extent={extent}
          square={square}
          onChange={change}
          label={pictureCopy.crop.label}
          help={pictureCopy.crop.help}
          zoomLabel={pictureCopy.crop.zoom}
          zoomText={pictureCopy.crop.zoomText}
          positionText={pictureCopy.crop.positionText}
          locked={locked}
        />
      )}
    </Holding>
  )
}
