import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadAgain } from './load-again.ts'

type Load<Name extends string, Props> = () => Promise<Readonly<Record<Name, ComponentType<Props>>>>

/** For `lazy`, and for loading the file of a component before it is shown. */
export function partLoader<Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): () => Promise<{ readonly default: ComponentType<Props> }> {
  const loadThreeTimes = loadAgain(load)
  return async () => ({ default: (await loadThreeTimes())[name] })
}

/** A component whose file loads when it is first shown. */
export function lazyPart<Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(partLoader(load, name))
}
