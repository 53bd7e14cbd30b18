import { courseEvents } from '../audit-events.ts'
import type { Database } from '#ports/database.ts'
import { courseNewsWords, courseNoticeWords } from '../rules/course-news.ts'
import { reminderNewsWords, reminderNoticeWords } from '../rules/deadlines/reminder-news.ts'
import { cleanUpCourses, forgetOldLookUps, removeOldEvents } from './clean-up.ts'
import { coursesResolvers } from './courses.resolvers.ts'
import { firmCoursesResolvers } from './firm/firm-courses.resolvers.ts'
import { courseColumns } from './keyed-columns.ts'
import { fitCourses } from './people-changed.ts'
import { listNamedCourses } from './named-courses.ts'
import { newFetchRun } from './provider/fetch-certificates.ts'
import { newRefreshRun } from './provider/refresh-items.ts'
import { findPeopleToRemind } from './reminders/find-people-to-remind.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import { summarizeCourses } from './lines/summarize-courses.ts'

export const feature = {
  auditEvents: courseEvents,
  resolvers: [coursesResolvers],
  workspaceResolvers: [firmCoursesResolvers],
  newsWords: { ...courseNewsWords, ...reminderNewsWords },
  noticeWords: { ...courseNoticeWords, ...reminderNoticeWords },
  keyedColumns: courseColumns,
  summarize: () => summarizeCourses,
  peopleChanged: fitCourses,
  listNamedParts: () => listNamedCourses,
  jobs: [
    { queue: 'fetch-certificates', cron: '* * * * *', newRound: newFetchRun },
    { queue: 'forget-look-ups', cron: '* * * * *', inEachFirm: forgetOldLookUps },
    { queue: 'ask-course-provider', cron: '*/5 * * * *', newRound: newRefreshRun },
    { queue: 'find-people-to-remind', cron: '27 * * * *', inEachFirm: findPeopleToRemind },
    { queue: 'send-course-reminders', cron: '*/10 * * * *', inEachFirm: sendReminders },
  ],
  cleanUp: [
    { run: (deps: { readonly database: Database }) => removeOldEvents(deps.database) },
    { inEachFirm: cleanUpCourses },
  ],
} as const
