import { forTheCompiler, neverAsked, neverRead, onlyABound, sameResult } from './why.ts'

/** The reasons for surviving mutants of the model engine; keys and reasons as in explained.ts. */
export const explainedInEngine: Readonly<Record<string, string>> = {
  'machines/model/goals.ts ArrayDeclaration: const goals = shown.get(edge) ?? [] → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/goals.ts ArrayDeclaration: (graph.leaving[edge.to] ?? []).flatMap((next) => goals.ofEdge(next, edge)), → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/goals.ts ArrayDeclaration: (graph.leaving[to] ?? []).flatMap((edge) => goals.ofEdge(edge, undefined)), → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/goals.ts StringLiteral: if (!place) throw new Error(`There is no configuration ${to}.`) → ``':
    forTheCompiler,
  'machines/model/goals.ts ConditionalExpression: if (!place) throw new Error(`There is no configuration ${to}.`) → false':
    forTheCompiler,
  'machines/model/guards.ts ArrowFunction: ? Object.assign(() => false, guard, { check: (...args: unknown[]) => reported(check(...args)) }) → () => undefined':
    sameResult,
  'machines/model/guards.ts BooleanLiteral: ? Object.assign(() => false, guard, { check: (...args: unknown[]) => reported(check(...args)) }) → true':
    sameResult,
  'machines/model/guards.ts ConditionalExpression: if (!isFunction(guard)) return guard → false':
    forTheCompiler,
  'machines/model/guards.ts ArrayDeclaration: const checks = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not(\'\')) } → ["Stryker was here"]':
    sameResult,
  'machines/model/guards.ts StringLiteral: const checks = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not(\'\')) } → "Stryker was here!"':
    sameResult,
  'machines/model/pairs.ts ArrayDeclaration: const pairs: string[] = [] → ["Stryker was here"]':
    sameResult,
  'machines/model/pairs.ts ArrayDeclaration: let before: readonly string[] = [] → ["Stryker was here"]':
    sameResult,
  'machines/model/pairs.ts ConditionalExpression: if (move) pairs.push(...pairsIn(before, transitions)) → true':
    sameResult,
  'machines/model/pairs.ts ArrayDeclaration: before = move ? transitions : [] → ["Stryker was here"]':
    sameResult,
  'machines/model/pairs.ts ArrayDeclaration: (leaving[to] ?? []).flatMap((next) => pairsIn(step.transitions, next.step.transitions)), → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/paths.ts ArrayDeclaration: for (const edge of leaving[at] ?? []) { → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/paths.ts ArrayDeclaration: const canContinue = ({ leaving }: Graph, { to }: Edge): boolean => (leaving[to] ?? []).length > 0 → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/paths.ts StringLiteral: criterion: Criterion = \'tour\', → ""': sameResult,
  'machines/model/replay.ts StringLiteral: const wanted = moves[index] ?? \'\' → "Stryker was here!"':
    forTheCompiler,
  "machines/model/driver.ts LogicalOperator: if (move.kind === 'send' && event) await driver.press(event, move) → move.kind === 'send' || event":
    forTheCompiler,
  "machines/model/driver.ts ConditionalExpression: if (move.kind === 'send' && event) await driver.press(event, move) → true":
    forTheCompiler,
  "machines/model/driver.ts LogicalOperator: if (move.kind === 'settle' && outcome) → move.kind === 'settle' || outcome":
    forTheCompiler,
  "machines/model/driver.ts ConditionalExpression: if (move.kind === 'settle' && outcome) → true":
    forTheCompiler,
  'machines/model/driver.ts EqualityOperator: if (untilDue && move.ms > 1) { → move.ms >= 1':
    sameResult,
  'machines/model/observation.ts OptionalChaining: seen: JSON.stringify(Object.entries(seen).find(([key]) => key === field)?.[1]), → Object.entries(seen).find(([key]) => key === field)[1]':
    forTheCompiler,
  'machines/model/user-events.ts ConditionalExpression: if (known) return known → false':
    sameResult,
  'machines/model/actor-tree.ts ConditionalExpression: return actors.filter((actor) => actor !== undefined) → true':
    forTheCompiler,
  'machines/model/actor-tree.ts MethodExpression: return actors.filter((actor) => actor !== undefined) → actors':
    forTheCompiler,
  'machines/model/service-places.ts ConditionalExpression: if (known) return known → false':
    sameResult,
  'machines/model/transitions.ts ConditionalExpression: if (known) return known → false':
    sameResult,
  'machines/model/controllable-actor.ts ConditionalExpression: if (known) return known → false':
    sameResult,
  'machines/model/service-places.ts ArrayDeclaration: const distinction = ([first = [], ...others]: readonly (readonly string[])[]): string => { → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/explore.ts OptionalChaining: for (const edge of edges) leaving[edge.from]?.push(edge) → leaving[edge.from].push':
    forTheCompiler,
  "machines/model/harness.ts ConditionalExpression: if (!added) return 'an unnamed timer' → false":
    forTheCompiler,
  'machines/model/harness.ts StringLiteral: if (!added) return \'an unnamed timer\' → ""':
    forTheCompiler,
  'machines/model/configuration.ts OptionalChaining: Object.entries(historyValue).map(([id, nodes]) => [id, nodes?.map((node) => node.id)]) → nodes.map':
    forTheCompiler,
  'machines/model/explored-states.ts ArrayDeclaration: const divergentRuns = place.divergentRuns ?? [] → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/explored-states.ts ConditionalExpression: } else if (divergentRuns && divergentRuns.length < maxDivergentRuns) divergentRuns.push(run) → true':
    onlyABound,
  'machines/model/explored-states.ts EqualityOperator: } else if (divergentRuns && divergentRuns.length < maxDivergentRuns) divergentRuns.push(run) → divergentRuns.length <= maxDivergentRuns':
    onlyABound,
  'machines/model/explored-states.ts ConditionalExpression: if (idleRuns.length < maxIdleRuns) idleRuns.push(run) → true':
    onlyABound,
  'machines/model/explored-states.ts EqualityOperator: if (idleRuns.length < maxIdleRuns) idleRuns.push(run) → idleRuns.length <= maxIdleRuns':
    onlyABound,
  'machines/model/explored-states.ts ConditionalExpression: while (from.idleRuns.length === 0 && from.came) { → true':
    sameResult,
  'machines/model/explored-states.ts ConditionalExpression: run.configuration({ whole: project !== undefined || children !== undefined }) → true':
    sameResult,
  "machines/model/service-places.ts OptionalChaining: return node?.type === 'parallel' → node.type":
    forTheCompiler,
  'machines/model/service-places.ts ConditionalExpression: if (parting === -1) return false → false':
    sameResult,
  'machines/model/instrumented-machine.ts OptionalChaining: const now = () => observer?.now() ?? 0 → observer.now':
    forTheCompiler,
  'machines/model/instrumented-machine.ts ConditionalExpression: if (model) models.set(controlled, model) → true':
    sameResult,
  'machines/model/moves.ts OptionalChaining: holder.model?.outcomes[name] ?? instrumented.modelOf(instrumented.machine)?.outcomes[name] ?? {} → instrumented.modelOf(instrumented.machine).outcomes':
    forTheCompiler,
  'machines/model/transitions.ts OptionalChaining: for (let node: AnyStateNode | undefined = source; node?.parent; node = node.parent) → node.parent':
    forTheCompiler,
  'machines/model/live.ts StringLiteral: export const liveChannel = \'trellis:lab\' → ""':
    sameResult,
  "machines/model/services.ts ConditionalExpression: typeof logic === 'object' && logic !== null && 'transition' in logic → true":
    forTheCompiler,
  'machines/model/services.ts ArrowFunction: const promiseTransition = String(fromPromise(() => Promise.resolve()).transition) → () => undefined':
    sameResult,
  'machines/model/step-clock.ts ArithmeticOperator: [...pending].sort(([oneId, one], [otherId, other]) => one.due - other.due || oneId - otherId) → oneId + otherId':
    sameResult,
  'machines/model/liveness.ts ArrayDeclaration: (graph.leaving[index] ?? []).some((edge) => edge.to !== index && isFromOutside(edge, graph)), → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/liveness.ts ArrayDeclaration: for (const index of found) for (const from of arriving[index] ?? []) found.add(from) → ["Stryker was here"]':
    forTheCompiler,
  'machines/model/liveness.ts ArrayDeclaration: const arriving = graph.configurations.map((): number[] => []) → ["Stryker was here"]':
    sameResult,
  'machines/model/liveness.ts OptionalChaining: for (const { from, to } of graph.edges) arriving[to]?.push(from) → arriving[to].push':
    forTheCompiler,
  'machines/model/actions.ts ArrayDeclaration: parent ? [parent, ...statesAbove(parent)] : [] → ["Stryker was here"]':
    sameResult,
  "machines/model/check-model.ts ArrowFunction: ...unknown('delays', Object.keys(delays?.(() => 0) ?? {}), Object.keys(named)), → () => undefined":
    sameResult,
  'machines/model/check-model.ts Regex: .filter(([type]) => /^xstate\\.(done|error|after)\\./.test(type)) → /xstate\\.(done|error|after)\\./':
    neverAsked,
  "machines/model/check-model.ts OptionalChaining: return last?.guard ? [`No branch is left open after '${ids.get(last)}'.`] : [] → last.guard":
    forTheCompiler,
  'machines/model/coverage.ts ConditionalExpression: if (place) for (const seen of coverageItemsIn(step, place)) reachable.add(seen) → true':
    forTheCompiler,
  'machines/model/narrowing.ts ConditionalExpression: return at !== undefined && makes(move, at) → true':
    forTheCompiler,
  'machines/model/secrets.ts StringLiteral: export const isSecret = (data: unknown, name = \'\'): boolean => { → "Stryker was here!"':
    sameResult,
  "machines/model/secrets.ts ConditionalExpression: if (data === '' || data === null || data === undefined) return false → false":
    sameResult,
  'machines/model/secrets.ts StringLiteral: export const withoutSecrets = (data: unknown, name = \'\', depth = 0): unknown => { → "Stryker was here!"':
    sameResult,
  "machines/model/secrets.ts ConditionalExpression: if (data === undefined || typeof data === 'function' || typeof data === 'symbol') return undefined → false":
    sameResult,
  'machines/model/secrets.ts StringLiteral: if (Array.isArray(data)) return data.map((entry) => withoutSecrets(entry, \'\', depth + 1) ?? null) → "Stryker was here!"':
    sameResult,
  "machines/model/secrets.ts ConditionalExpression: const field = 'field' in data && typeof data.field === 'string' ? data.field : '' → true":
    neverAsked,
  "machines/model/secrets.ts LogicalOperator: const field = 'field' in data && typeof data.field === 'string' ? data.field : '' → 'field' in data || typeof data.field === 'string'":
    neverAsked,
  "machines/model/secrets.ts StringLiteral: const field = 'field' in data && typeof data.field === 'string' ? data.field : '' → \"Stryker was here!\"":
    sameResult,
  'machines/model/divergence.ts OptionalChaining: let at = starts.find(({ input }) => input === path.input)?.to ?? 0 → starts.find(({ input }) => input === path.input).to':
    forTheCompiler,
  'machines/model/divergence.ts OptionalChaining: at = leaving[at]?.find(({ move }) => move.name === name)?.to ?? at → leaving[at].find':
    forTheCompiler,
  'machines/model/divergence.ts OptionalChaining: if (configurations[at]?.key !== run.configuration()) diverged ??= step → configurations[at].key':
    forTheCompiler,
  'machines/model/recorder.ts ArrayDeclaration: let active: readonly AnyStateNode[] = [] → ["Stryker was here"]':
    neverRead,
  'machines/model/recorder.ts ConditionalExpression: if (isMachineSnapshot(seen.snapshot)) { → true':
    forTheCompiler,
  'machines/model/recorder.ts OptionalChaining: const source: unknown = seen.sourceRef?.getSnapshot() → seen.sourceRef.getSnapshot':
    forTheCompiler,
  'machines/model/goals.ts StringLiteral: coverageItem(\'inputs\', start.input), → ""': sameResult,
  'machines/model/free-moves.ts ArrayDeclaration: const [, head, json] = /^([^{]+) (\\{.*\\})$/s.exec(name) ?? [] → ["Stryker was here"]':
    sameResult,
  'machines/model/free-moves.ts ConditionalExpression: const data = json === undefined ? null : parsed(json) → false':
    sameResult,
  'machines/model/free-moves.ts ConditionalExpression: if (head === undefined || data === null) return null → false':
    sameResult,
}
