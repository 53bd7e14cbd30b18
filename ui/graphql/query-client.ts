// Data is fresh for half a minute and is cleared with the tokens.
import { QueryClient } from '@tanstack/react-query'
import { onLanguageChange } from '../language/language.ts'
import { credentials } from './graph.ts'
import { isRetryable, retryDelayMs } from './graph-problem.ts'

const retries = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Retries only problems that may be temporary, never refusals.
      retry: (failures, problem) => failures < retries && isRetryable(problem),
      retryDelay: retryDelayMs,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// This code is not in the session, because the login page must not load this file.
credentials.subscribe(() => {
  if (credentials.get() === undefined) queryClient.clear()
})

// A pending first fetch would return the previous language, so it is canceled.
onLanguageChange(() => void queryClient.cancelQueries().then(() => queryClient.invalidateQueries()))
