import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'

const app = openTestApp({
  OVERVIEW_VIDEO_URL: 'https://player.example/overview?lang=en',
  WELCOME_VIDEO_URL: 'https://player.example/welcome',
})

test('each video address is returned by the query of the page that shows the video', async () => {
  const rosa = app.browser()
  rosa.tokens = await app.readTokens(app.demoData.accounts.rosa)
  expect((await rosa.graph('{ faqs { overviewVideoUrl } }')).data.faqs).toEqual({
    overviewVideoUrl: 'https://player.example/overview?lang=en',
  })
  const { data } = await app
    .browser('198.51.100.3')
    .graph('{ accountByInvitationToken(invitationGuid: "nobody-knows") { welcomeVideoUrl } }')
  expect(data.accountByInvitationToken).toEqual({
    welcomeVideoUrl: 'https://player.example/welcome',
  })
})
