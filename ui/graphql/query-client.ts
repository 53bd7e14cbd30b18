// What was read, kept for the screens: fresh for half a minute, forgotten when the tokens are.
import { QueryClient } from '@tanstack/react-query'
import { onLanguageChange } from '../language/language.ts'
import { credentials } from './graph.ts'
import { mayWorkLater, retryDelayMs } from './graph-problem.ts'

const retries = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Only what may work later is tried again; a refusal stays a refusal.
      retry: (failures, problem) => failures < retries && mayWorkLater(problem),
      retryDelay: retryDelayMs,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// Here and not in the session, so that the login page need not load any of this.
credentials.subscribe(() => {
  if (credentials.get() === undefined) queryClient.clear()
})

// Much of what the server says is in the language it was asked in. What is on the screen stays until the new answer is there. A first answer that is
// still on its way would not be asked for again, so it is given up.
onLanguageChange(() => void queryClient.cancelQueries().then(() => queryClient.invalidateQueries()))
