// Shows new notifications as toasts, at sign-in and as they arrive. Words on the screen follow growth and language.
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
import { markRead, whereItLeads } from '../open-notification.ts'
import { listedCaseFrom } from '../origin.ts'
import { isShownOn, type OpenPage } from './shown-on-page.ts'

type ListedNews = NewsToShowQuery['notifications']['get'][number]
type News = ListedNews & { readonly subject: string | undefined; readonly open: () => void }

/** By the id of the news. */
const toastIds = new Map<string, number>()

let openPage: Omit<OpenPage, 'caseId'> | undefined

/** Of this tab. A toast is no act of the person: delivering it does not keep a session alive. */
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
    // When this fails, the toast appears once more at the next sign-in.
    graph
      .run(markNotificationsDelivered, { ids: [id] }, { background: true })
      .catch(() => undefined)
  },
  isOnPage: (news) =>
    openPage !== undefined && isShownOn({ ...openPage, caseId: rememberedCase() }, news),
})

export interface NewsToastsSettings extends UnreadState {
  /** Only the tab that leads shows any. */
  readonly isLeading: boolean
  /** Asks the other tabs what they show. */
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
    const address = whereItLeads(news)
    if (address !== undefined) go(address)
  }
  const look = useEffectEvent(async () => {
    ask()
    const answer = await graph.run(newsToShow, {}, { background: true }).catch(() => undefined)
    // Hidden meanwhile: it is another tab's to show.
    if (answer === undefined || lookedAt.current.count === 0) return
    newsToasts.offer(
      answer.notifications.get.map((each) => ({
        ...each,
        subject: subjectOf(each),
        open: () => open(each),
      })),
    )
  })
  useEffect(() => {
    if (!isLeading) {
      // Whatever is new when it leads again was not looked at here.
      lookedAt.current = nothingUnread
      newsToasts.letGo()
      return
    }
    const now = { count, newestTime }
    // The words on the screen are those of the language before.
    const isReworded = count > 0 && language !== lookedIn.current
    const isNew = hasNews(lookedAt.current, now)
    lookedAt.current = now
    lookedIn.current = language
    if (isNew || isReworded) void look()
  }, [count, newestTime, isLeading, language])
}

/** Each step of a course makes the step before old news. */
function subjectOf({ type, caseId }: ListedNews): string | undefined {
  return type === 'course' ? `course of ${caseId}` : undefined
}

/** Keeps in mind which page is open. A toast that only repeats it closes. */
function useOpenPage(): void {
  const { pathname, searchStr: search } = useLocation()
  const listedCaseId = listedCaseFrom(usePageState())
  useEffect(() => {
    openPage = { pathname, search, listedCaseId }
    newsToasts.pageChanged()
  }, [pathname, search, listedCaseId])
}
