import {
  anotherRoute,
  forTheCompiler,
  neverAsked,
  neverRead,
  onlyABound,
  onlyOlderVersions,
  sameResult,
} from './why.ts'

/** The reasons for surviving mutants of the model engine; keys and reasons as in explained.ts. */
export const explainedInEngine: Readonly<Record<string, string>> = {
  'packages/statewalk/src/goals.ts ArrayDeclaration: const goals = shown.get(edge) ?? [] → ["Stryker was here"]':
    forTheCompiler,
  'packages/statewalk/src/goals.ts StringLiteral: if (!place) throw new Error(`There is no configuration ${to}.`) → ``':
    forTheCompiler,
  'packages/statewalk/src/goals.ts ConditionalExpression: if (!place) throw new Error(`There is no configuration ${to}.`) → false':
    forTheCompiler,
  'packages/statewalk/src/guards.ts ArrowFunction: ? Object.assign(() => false, guard, { check: (...args: unknown[]) => reported(check(...args)) }) → () => undefined':
    sameResult,
  'packages/statewalk/src/guards.ts BooleanLiteral: ? Object.assign(() => false, guard, { check: (...args: unknown[]) => reported(check(...args)) }) → true':
    sameResult,
  'packages/statewalk/src/paths.ts StringLiteral: criterion: Criterion = \'tour\', → ""':
    sameResult,
  'packages/statewalk/src/replay.ts StringLiteral: const wanted = moves[index] ?? \'\' → "Stryker was here!"':
    forTheCompiler,
  "packages/statewalk/src/driver.ts LogicalOperator: if (move.kind === 'send' && event) await driver.press(event, move) → move.kind === 'send' || event":
    forTheCompiler,
  "packages/statewalk/src/driver.ts ConditionalExpression: if (move.kind === 'send' && event) await driver.press(event, move) → true":
    forTheCompiler,
  "packages/statewalk/src/driver.ts LogicalOperator: if (move.kind === 'settle' && outcome) → move.kind === 'settle' || outcome":
    forTheCompiler,
  "packages/statewalk/src/driver.ts ConditionalExpression: if (move.kind === 'settle' && outcome) → true":
    forTheCompiler,
  'packages/statewalk/src/driver.ts EqualityOperator: if (untilDue && move.ms > 1) { → move.ms >= 1':
    sameResult,
  'packages/statewalk/src/actor-tree.ts ConditionalExpression: return actors.filter((actor) => actor !== undefined) → true':
    forTheCompiler,
  'packages/statewalk/src/actor-tree.ts MethodExpression: return actors.filter((actor) => actor !== undefined) → actors':
    forTheCompiler,
  'packages/statewalk/src/service-places.ts ConditionalExpression: if (known) return known → false':
    sameResult,
  'packages/statewalk/src/transitions.ts ConditionalExpression: if (known) return known → false':
    sameResult,
  'packages/statewalk/src/service-places.ts ArrayDeclaration: const distinction = ([first = [], ...others]: readonly (readonly string[])[]): string => { → ["Stryker was here"]':
    forTheCompiler,
  'packages/statewalk/src/explore.ts OptionalChaining: for (const edge of edges) leaving[edge.from]?.push(edge) → leaving[edge.from].push':
    forTheCompiler,
  "packages/statewalk/src/harness.ts ConditionalExpression: if (!added) return 'an unnamed timer' → false":
    forTheCompiler,
  'packages/statewalk/src/harness.ts StringLiteral: if (!added) return \'an unnamed timer\' → ""':
    forTheCompiler,
  "packages/statewalk/src/run.ts ConditionalExpression: return status === 'error' ? messageOf(error) : recorder.actorError() → false":
    onlyOlderVersions,
  'packages/statewalk/src/run.ts StringLiteral: return status === \'error\' ? messageOf(error) : recorder.actorError() → ""':
    onlyOlderVersions,
  'packages/statewalk/src/graph.ts ArrayDeclaration: leaving[index] ?? [] → ["Stryker was here"]':
    forTheCompiler,
  'packages/statewalk/src/explored-states.ts ConditionalExpression: if (routes.length === 1 && !hasIdleRun(here)) → true':
    anotherRoute,
  'packages/statewalk/src/explored-states.ts LogicalOperator: if (routes.length === 1 && !hasIdleRun(here)) → routes.length === 1 || !hasIdleRun(here)':
    anotherRoute,
  'packages/statewalk/src/explored-states.ts MethodExpression: routes = [here, ...routesTo(here).filter(hasIdleRun)] → routesTo(here)':
    anotherRoute,
  'packages/statewalk/src/explored-states.ts ArrayDeclaration: const seen = new Set([end.from]) → []':
    anotherRoute,
  'packages/statewalk/src/explored-states.ts ConditionalExpression: if (rest.length === end.from.moves.length) break → false':
    anotherRoute,
  'packages/statewalk/src/explored-states.ts ConditionalExpression: if (seen.has(from)) continue → false':
    anotherRoute,
  'packages/statewalk/src/explored-states.ts ArithmeticOperator: routes.push({ from, length: rest.length + 1, next: { move, rest } }) → rest.length - 1':
    anotherRoute,
  'packages/statewalk/src/explored-states.ts ArrayDeclaration: const divergentRuns = place.divergentRuns ?? [] → ["Stryker was here"]':
    forTheCompiler,
  'packages/statewalk/src/explored-states.ts ConditionalExpression: } else if (wholeKey !== expected && divergentRuns && divergentRuns.length < maxDivergentRuns) → true':
    onlyABound,
  'packages/statewalk/src/explored-states.ts EqualityOperator: } else if (wholeKey !== expected && divergentRuns && divergentRuns.length < maxDivergentRuns) → divergentRuns.length <= maxDivergentRuns':
    onlyABound,
  'packages/statewalk/src/explored-states.ts ConditionalExpression: if (idleRuns.length < maxIdleRuns) idleRuns.push(run) → true':
    onlyABound,
  'packages/statewalk/src/explored-states.ts EqualityOperator: if (idleRuns.length < maxIdleRuns) idleRuns.push(run) → idleRuns.length <= maxIdleRuns':
    onlyABound,
  'packages/statewalk/src/instrumented-machine.ts OptionalChaining: const now = () => observer?.now() ?? 0 → observer.now':
    forTheCompiler,
  'machines/live/live.ts StringLiteral: export const liveChannel = \'trellis:lab\' → ""':
    sameResult,
  'packages/statewalk/src/step-clock.ts ArithmeticOperator: [...pending].sort(([oneId, one], [otherId, other]) => one.due - other.due || oneId - otherId) → oneId + otherId':
    sameResult,
  'packages/statewalk/src/liveness.ts ArrayDeclaration: for (const index of found) for (const from of arriving[index] ?? []) found.add(from) → ["Stryker was here"]':
    forTheCompiler,
  'packages/statewalk/src/liveness.ts ArrayDeclaration: const arriving = graph.configurations.map((): number[] => []) → ["Stryker was here"]':
    sameResult,
  'packages/statewalk/src/liveness.ts OptionalChaining: for (const { from, to } of graph.edges) arriving[to]?.push(from) → arriving[to].push':
    forTheCompiler,
  'packages/statewalk/src/actions.ts ArrayDeclaration: const states = parent ? [parent, ...statesAbove(parent)] : [] → ["Stryker was here"]':
    sameResult,
  "packages/statewalk/src/check-model.ts ArrowFunction: ...unknown('delays', Object.keys(delays?.(() => 0) ?? {}), Object.keys(named)), → () => undefined":
    sameResult,
  'packages/statewalk/src/check-model.ts Regex: .filter(([type]) => /^xstate\\.(done|error|after)\\./.test(type)) → /xstate\\.(done|error|after)\\./':
    neverAsked,
  "packages/statewalk/src/check-model.ts OptionalChaining: return last?.guard ? [`No branch is left open after '${ids.get(last)}'.`] : [] → last.guard":
    forTheCompiler,
  'packages/statewalk/src/coverage.ts ConditionalExpression: if (place) for (const seen of coverageItemsIn(step, place)) reachable.add(seen) → true':
    forTheCompiler,
  'packages/statewalk/src/narrowing.ts ConditionalExpression: return at !== undefined && makes(move, at) → true':
    forTheCompiler,
  'packages/statewalk/src/divergence.ts OptionalChaining: let at = starts.find(({ input }) => input === path.input)?.to ?? 0 → starts.find(({ input }) => input === path.input).to':
    forTheCompiler,
  'packages/statewalk/src/divergence.ts OptionalChaining: at = leaving[at]?.find(({ move }) => move.name === name)?.to ?? at → leaving[at].find':
    forTheCompiler,
  'packages/statewalk/src/divergence.ts OptionalChaining: if (configurations[at]?.key !== run.configuration()) diverged ??= step → configurations[at].key':
    forTheCompiler,
  'packages/statewalk/src/recorder.ts ArrayDeclaration: let active: readonly AnyStateNode[] = [] → ["Stryker was here"]':
    neverRead,
  'packages/statewalk/src/recorder.ts ConditionalExpression: if (isMachineSnapshot(seen.snapshot)) { → true':
    forTheCompiler,
  'packages/statewalk/src/recorder.ts OptionalChaining: if (!isMachineSnapshot(seen.sourceRef?.getSnapshot())) rejections.add(error) → seen.sourceRef.getSnapshot':
    forTheCompiler,
  'packages/statewalk/src/goals.ts StringLiteral: coverageItem(\'inputs\', start.input), → ""':
    sameResult,
  'packages/statewalk/src/free-moves.ts ArrayDeclaration: const [, head, json] = /^([^{]+) (\\{.*\\})$/s.exec(name) ?? [] → ["Stryker was here"]':
    sameResult,
  'packages/statewalk/src/free-moves.ts ConditionalExpression: const data = json === undefined ? null : parsed(json) → false':
    sameResult,
  'packages/statewalk/src/free-moves.ts ConditionalExpression: if (head === undefined || data === null) return null → false':
    sameResult,
  'packages/statewalk/src/goals.ts BooleanLiteral: arePairs: false, → true': sameResult,
  "packages/statewalk/src/goals.ts ConditionalExpression: arePairs: criterion === 'pairs', → true":
    sameResult,
  "packages/statewalk/src/goals.ts ConditionalExpression: return criterion === 'pairs' ? [...goals, ...pairs(before, edge)] : goals → true":
    sameResult,
  'packages/statewalk/src/goals.ts ArrayDeclaration: ...(goals.arePairs ? graph.edges : []).flatMap((edge) => → ["Stryker was here"]':
    sameResult,
  'packages/statewalk/src/guards.ts ArrayDeclaration: const labels = (guard.guards ?? []).map(guardLabel) → ["Stryker was here"]':
    forTheCompiler,
  'packages/statewalk/src/guards.ts BooleanLiteral: if (part.guards) return Object.assign(() => false, part, { guards: part.guards.map(wrap) }) → true':
    sameResult,
  'packages/statewalk/src/guards.ts ArrowFunction: if (part.guards) return Object.assign(() => false, part, { guards: part.guards.map(wrap) }) → () => undefined':
    sameResult,
  'packages/statewalk/src/pairs.ts ArrayDeclaration: pairsIn(steps[index - 1]?.transitions ?? [], transitions), → ["Stryker was here"]':
    sameResult,
  'packages/statewalk/src/paths.ts ConditionalExpression: if (covered.has(edge)) return false → false':
    sameResult,
  'packages/statewalk/src/paths.ts ConditionalExpression: if (!isNew && !goals.arePairs) covered.add(edge) → false':
    sameResult,
  'packages/statewalk/src/paths.ts BooleanLiteral: if (!isNew && !goals.arePairs) covered.add(edge) → goals.arePairs':
    sameResult,
  'packages/statewalk/src/paths.ts ConditionalExpression: if (isReached && !arePairs) continue → false':
    sameResult,
  'packages/statewalk/src/paths.ts BooleanLiteral: if (isReached && !arePairs) continue → arePairs':
    sameResult,
  "packages/statewalk/src/random-walk-shrink.ts ConditionalExpression: if (run.snapshot().status !== 'active') return null → false":
    sameResult,
  'packages/statewalk/src/random-walk-shrink.ts MethodExpression: indices.slice(one + 1).map((other) => [one, other] as const), → indices':
    sameResult,
  'packages/statewalk/src/random-walk-shrink.ts ArithmeticOperator: indices.slice(one + 1).map((other) => [one, other] as const), → one - 1':
    sameResult,
  "packages/statewalk/src/random-walk-shrink.ts ConditionalExpression: if (move.kind !== 'send' || !move.data) return true → false":
    sameResult,
  'packages/statewalk/src/random-walk.ts OptionalChaining: const events: unknown = generated?.[type] → generated[type]':
    forTheCompiler,
  "packages/statewalk/src/random-walk.ts ConditionalExpression: if (move.kind !== 'send' || !move.data) continue → false":
    forTheCompiler,
  "packages/statewalk/src/user-events.ts Regex: const type = descriptor === '*' ? 'any other event' : descriptor.replace(/\\*$/, 'other') → /\\*/":
    neverAsked,
  'packages/statewalk/src/invariants.ts ConditionalExpression: if (invariants.length === 0) return → false':
    sameResult,
  "packages/statewalk/src/temporal-monitor.ts ConditionalExpression: if (left !== null && left < 0) return 'broken' → true":
    sameResult,
  'packages/statewalk/src/temporal-monitor.ts EqualityOperator: return left > 0 ? left : null → left >= 0':
    sameResult,
  'packages/statewalk/src/temporal-monitor.ts ArrowFunction: const settled = { start: null, isPending: () => false, countsMoves: false } → () => undefined':
    sameResult,
  'packages/statewalk/src/actions.ts ConditionalExpression: if (known) return known → false':
    sameResult,
  'packages/statewalk/src/temporal-check.ts ArrayDeclaration: configurations[index]?.states ?? [] → ["Stryker was here"]':
    forTheCompiler,
  'packages/statewalk/src/temporal-check.ts OptionalChaining: configurations[index]?.states ?? [] → configurations[index].states':
    forTheCompiler,
  'packages/statewalk/src/temporal-check.ts OptionalChaining: `in ${JSON.stringify(configurations[index]?.value)}` → configurations[index].value':
    forTheCompiler,
  'packages/statewalk/src/cli/commands.ts ArrayDeclaration: const results = (recorded ?? []).map((path) => replayOne(model, path)) → ["Stryker was here"]':
    forTheCompiler,
  'packages/statewalk/src/cli/run-command.ts StringLiteral: const [file = \'\', pathsFile] = files → "Stryker was here!"':
    forTheCompiler,
  'packages/statewalk/src/cli/read-paths.ts StringLiteral: [parse(file, readFileSync(file, \'utf8\'))].flat().map((json, index) => { → ""':
    sameResult,
  'packages/statewalk/src/cli/load-module.ts StringLiteral: const stack = error instanceof Error ? String(error.stack) : \'\' → "Stryker was here!"':
    sameResult,
  'packages/statewalk/src/harness.ts ConditionalExpression: ...(model.systemId !== undefined && { systemId: model.systemId }), → true':
    sameResult,
  'packages/statewalk/src/model-from.ts MethodExpression: Object.values(given).some((other) => Object.keys(outcome).some((way) => way in other)) → Object.keys(outcome).every(way => way in other)':
    sameResult,
  "packages/statewalk/src/unknowns.ts StringLiteral: const [from = '', property = ''] = read.split(/: (?=[^:]*$)/) → \"Stryker was here!\"":
    forTheCompiler,
  'packages/statewalk/src/services.ts ArrayDeclaration: [config.invoke ?? []].flat()[index]?.src → ["Stryker was here"]':
    forTheCompiler,
  'packages/statewalk/src/services.ts OptionalChaining: [config.invoke ?? []].flat()[index]?.src → [config.invoke ?? []].flat()[index].src':
    forTheCompiler,
  'packages/statewalk/src/stable-text.ts ArrayDeclaration: const open: unknown[] = [] → ["Stryker was here"]':
    sameResult,
  'packages/statewalk/src/xstate-internals.ts ArrayDeclaration: const checks = { or: checkOf(or([])), not: checkOf(not(unused)) } → ["Stryker was here"]':
    sameResult,
  'packages/statewalk/src/controllable-actor.ts ObjectLiteral: const nobody: AnsweringService = { input: undefined, context: undefined } → {}':
    sameResult,
  'packages/statewalk/src/instrumented-machine.ts StringLiteral: kindOf: (stub) => kinds.get(stub) ?? \'unknown\', → ""':
    forTheCompiler,
}
