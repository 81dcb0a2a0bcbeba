import { type Comment, parseSync, type StaticExport } from 'oxc-parser'

/** One import of a file. */
export type Import = {
  /** What stands in quotes. */
  specifier: string
  /** The imported names as the other module has them; 'default', '*', or nothing for a bare import. */
  names: readonly string[]
  /** True when the compiler erases the whole statement. */
  typeOnly: boolean
}

/** An exported declaration. */
export type Export = {
  name: string
  /** The line on which the statement begins, counted from 1. */
  line: number
  documented: boolean
  /** True for `export … from`. */
  passedOn: boolean
}

/** A source file, as far as the rules of the house look at it. */
export type SourceFile = {
  /** From the root of the repository, with forward slashes. */
  path: string
  text: string
  lines: number
  imports: readonly Import[]
  exports: readonly Export[]
}

/** Parses a TypeScript file. Throws where the parser finds an error: a file that cannot be read must not pass for clean. */
export const sourceFile = (path: string, text: string): SourceFile => {
  const { module, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map((one) => one.message).join('; ')}`)
  const lines = text.split('\n')
  return {
    path,
    text,
    lines: text.endsWith('\n') ? lines.length - 1 : lines.length,
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        specifier: moduleRequest.value,
        names: entries.map(({ importName }) => importName.name ?? unnamed(importName.kind)),
        typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      })),
      ...module.staticExports.flatMap(passedOnImports),
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const quoted = /^(['"`])(.*)\1$/.exec(text.slice(start, end))
        return quoted?.[2] === undefined
          ? []
          : [{ specifier: quoted[2], names: [], typeOnly: false }]
      }),
    ],
    exports: module.staticExports.flatMap((statement) =>
      statement.entries.map((entry) => ({
        name: entry.exportName.name ?? unnamed(entry.exportName.kind),
        line: text.slice(0, statement.start).split('\n').length,
        documented: isDocumented(text, comments, statement.start),
        passedOn: entry.moduleRequest !== null,
      })),
    ),
  }
}

const unnamed = (kind: string): string => (kind === 'Default' ? 'default' : '*')

const passedOnImports = ({ entries }: StaticExport): Import[] =>
  entries.flatMap(({ moduleRequest, importName, isType }) =>
    moduleRequest === null
      ? []
      : [{ specifier: moduleRequest.value, names: [importName.name ?? '*'], typeOnly: isType }],
  )

/** Whether a docstring stands right before a statement. */
const isDocumented = (text: string, comments: readonly Comment[], start: number): boolean =>
  comments.some(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= start &&
      text.slice(end, start).trim() === '',
  )
