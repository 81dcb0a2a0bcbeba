import { type Comment, parseSync, type StaticExport } from 'oxc-parser'

/** One import of a file. */
export type Import = {
  /** The text in quotes. */
  specifier: string
  /** The imported names as exported by the other module, 'default' or '*'. Empty for a side-effect import. */
  names: readonly string[]
  /** True if the compiler erases the whole statement. */
  typeOnly: boolean
}

/** An exported declaration. */
export type Export = {
  name: string
  /** The line of the statement, counted from 1. */
  line: number
  documented: boolean
  /** True for `export … from`. */
  reExported: boolean
}

/** A source file with the parts that the project rules check. */
export type SourceFile = {
  /** Relative to the root of the repository, with forward slashes. */
  path: string
  text: string
  lines: number
  imports: readonly Import[]
  exports: readonly Export[]
}

/** Parses a TypeScript file. Throws on a syntax error, so an unreadable file cannot pass a check. */
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
      ...module.staticExports.flatMap(reExportedImports),
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
        reExported: entry.moduleRequest !== null,
      })),
    ),
  }
}

const unnamed = (kind: string): string => (kind === 'Default' ? 'default' : '*')

const reExportedImports = ({ entries }: StaticExport): Import[] =>
  entries.flatMap(({ moduleRequest, importName, isType }) =>
    moduleRequest === null
      ? []
      : [{ specifier: moduleRequest.value, names: [importName.name ?? '*'], typeOnly: isType }],
  )

/** Whether a docstring directly precedes a statement. */
const isDocumented = (text: string, comments: readonly Comment[], start: number): boolean =>
  comments.some(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= start &&
      text.slice(end, start).trim() === '',
  )
