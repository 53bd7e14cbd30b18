import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { hasNews, nothingUnread, type UnreadState } from '#features/notifications/rules/poll.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useLanguage } from '#ui/language/language.ts'
import { useGo, usePageState } from '#ui/navigation/navigation.ts'
import { rememberedCase } from '#ui/browser/remembered-case.ts'
import { toasts } from '#ui/feedback/toast-list.ts'
import { newsLook, toastTone } from '../news-look.ts'
import { createNewsToasts } from './news-toasts.ts'
import {
  markNotificationsDelivered,
  newsToShow,
  type NewsToShowQuery,
} from '../notifications.operations.ts'
import { markRead, getTarget } from '../open-notification.ts'
import { listedCaseFrom } from '../origin.ts'
import { isShownOn, type OpenPage } from './shown-on-page.ts'

type ListedNews = NewsToShowQuery['notifications']['get'][number]
type News = ListedNews & { readonly subject: string | undefined; readonly open: () => void }

const toastIds = new Map<string, number>()

let openPage: Omit<OpenPage, 'caseId'> | undefined

/** Marking news as delivered is no user activity, so it does not keep the session alive. */
export const newsToasts = createNewsToasts<News>({
  show: (news, onClose) => {
    const look = newsLook(news)
    toastIds.set(
      news.id,
      toasts.show({
        tone: toastTone(look),
        icon: look.icon,
        title: news.description,
        onOpen: news.open,
        onClose,
      }),
    )
  },
  hide: (id) => toasts.close(toastIds.get(id) ?? 0),
  reword: ({ id, description }) => toasts.retitle(toastIds.get(id) ?? 0, description),
  deliver: (id) => {
    graph
      .run(markNotificationsDelivered, { ids: [id] }, { background: true })
      .catch(() => undefined)
  },
  isOnPage: (news) =>
    openPage !== undefined && isShownOn({ ...openPage, caseId: rememberedCase() }, news),
})

export interface NewsToastsSettings extends UnreadState {
  readonly isLeading: boolean
  readonly ask: () => void
}

export function useNewsToasts({ count, newestTime, isLeading, ask }: NewsToastsSettings): void {
  const go = useGo()
  const language = useLanguage()
  const lookedAt = useRef(nothingUnread)
  const lookedIn = useRef(language)
  useOpenPage()

  const open = (news: ListedNews) => {
    markRead(news.id)
    const address = getTarget(news)
    if (address !== undefined) go(address)
  }
  const look = useEffectEvent(async () => {
    ask()
    const answer = await graph.run(newsToShow, {}, { background: true }).catch(() => undefined)
    // The tab was hidden during the request, so another tab shows the news.
    if (answer === undefined || lookedAt.current.count === 0) return
    newsToasts.offer(
      answer.notifications.get.map((each) => ({
        ...each,
        subject: findSubject(each),
        open: () => open(each),
      })),
    )
  })
  useEffect(() => {
    if (!isLeading) {
      // A tab that leads again must check all news.
      lookedAt.current = nothingUnread
      newsToasts.dismiss()
      return
    }
    const now = { count, newestTime }
    const isReworded = count > 0 && language !== lookedIn.current
    const isNew = hasNews(lookedAt.current, now)
    lookedAt.current = now
    lookedIn.current = language
    if (isNew || isReworded) void look()
  }, [count, newestTime, isLeading, language])
}

/** News of a course replaces earlier news of the courses of the same case. */
function findSubject({ type, caseId }: ListedNews): string | undefined {
  return type === 'course' ? `course of ${caseId}` : undefined
}

/** Closes a toast if the open page already shows its news. */
function useOpenPage(): void {
  const { pathname, searchStr: search } = useLocation()
  const listedCaseId = listedCaseFrom(usePageState())
  useEffect(() => {
    openPage = { pathname, search, listedCaseId }
    newsToasts.pageChanged()
  }, [pathname, search, listedCaseId])
}
