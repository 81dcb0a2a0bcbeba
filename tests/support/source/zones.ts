import type { Zone } from './dependency-rules.ts'

/** Constants and rules that the machines share with screens and services. */
const limits = [
  'machines/member-api.gen.ts',
  'machines/interest-names.gen.ts',
  'machines/limits.ts',
  'machines/text-rules.gen.ts',
]

/** Which folder may import which. The only place of these rules. */
export const zones: readonly Zone[] = [
  {
    folder: 'machines/',
    files: /(-model|-rules|\/model-of|\/models)\.ts$|\/system\//,
    mayImport: ['machines/', 'xstate', 'statewalk'],
    because: 'a model imports the model engine, xstate and machines.',
  },
  {
    folder: 'machines/',
    mayImport: ['machines/', 'xstate'],
    because:
      'machines import xstate and each other; they use everything else through machines/ports.ts.',
  },
  {
    folder: 'src/copy/',
    mayImport: ['src/copy/'],
    mayImportTypesOf: ['machines/'],
    because: 'copy contains texts only; it may import the types of machines.',
  },
  {
    folder: 'src/design/',
    mayImport: [
      'src/design/',
      'react',
      '@base-ui/react',
      '@vanilla-extract',
      '@fontsource-variable',
      'react-hot-toast',
    ],
    because: 'design imports itself, vanilla-extract, react and the primitive library.',
  },
  {
    folder: 'src/screens/',
    mayImport: ['src/screens/', 'src/design/', 'src/copy/', 'react', '@vanilla-extract', ...limits],
    mayImportTypesOf: ['machines/'],
    because:
      'a screen receives props and calls handlers; it imports design, copy, limits and types of machines.',
  },
  {
    folder: 'src/services/',
    mayImport: [
      'src/services/',
      'machines/ports.ts',
      'machines/failure.ts',
      'machines/member.ts',
      ...limits,
    ],
    mayImportTypesOf: ['machines/'],
    anyPackage: true,
    because: 'a service implements a port of machines/ports.ts; it imports no screen and no copy.',
  },
  {
    folder: 'src/routes/',
    mayImport: ['src/app/', 'src/screens/', 'react', '@tanstack/react-router', '@xstate/react'],
    mayImportTypesOf: ['machines/'],
    because: 'a route is a guard and a screen.',
  },
  {
    folder: 'src/landing/',
    mayImport: [
      'src/landing/',
      'src/screens/',
      'src/copy/',
      'src/services/',
      'machines/landing/',
      'machines/full-site/',
      'machines/limits.ts',
      'react',
      'react-dom',
      'xstate',
      '@xstate/react',
    ],
    mayImportTypesOf: ['src/app/', 'src/devtools/'],
    because: 'the landing page contains no code of the session; its entry loads the full site.',
  },
  {
    folder: 'src/recorder/',
    mayImport: [
      'src/recorder/',
      'src/services/post-anonymously.ts',
      'machines/failure.ts',
      'machines/failure-kinds.ts',
    ],
    mayImportTypesOf: ['machines/', 'xstate'],
    because: 'the recorder contains no code of machines, pages or libraries.',
  },
  {
    folder: 'src/',
    mayImport: ['src/', 'machines/'],
    anyPackage: true,
    because: 'the site never imports the backend, the lab or the tests.',
  },
  {
    folder: 'packages/statewalk/src/',
    files: /\/src\/(?!cli\/|test-models\.ts)/,
    mayImport: ['packages/statewalk/src/', 'xstate'],
    because: 'the model engine imports xstate and itself, never the product.',
  },
  {
    folder: 'packages/statewalk/',
    mayImport: ['packages/statewalk/'],
    anyPackage: true,
    because: 'the entries and tests of the model engine need nothing of the product.',
  },
  {
    folder: 'lab/',
    mayImport: ['lab/', 'machines/', 'src/screens/', 'src/design/', 'src/copy/'],
    anyPackage: true,
    because: 'the lab renders machines and screens; it has no services.',
  },
  {
    folder: 'backend/',
    mayImport: ['backend/'],
    anyPackage: true,
    because: 'the backend imports itself only.',
  },
  {
    folder: 'tools/',
    mayImport: ['tools/', 'backend/', 'machines/', 'src/', 'lab/', 'vite.config.ts'],
    anyPackage: true,
    because: 'a tool may import everything except the tests.',
  },
]
