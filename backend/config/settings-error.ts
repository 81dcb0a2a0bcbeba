/** Thrown if the API cannot start with the given settings. */
export class SettingsError extends Error {
  /** One message for each missing or invalid setting. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The API refuses to start:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
    this.problems = problems
  }
}
