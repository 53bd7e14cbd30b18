// Where the two videos are, by settings: the overview for clients, the welcome for whoever opens an invitation.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-app.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({
    OVERVIEW_VIDEO_URL: 'https://player.example/overview?lang=en',
    WELCOME_VIDEO_URL: 'https://player.example/welcome',
  })
})
afterAll(() => house.close())

test('each is answered where it is shown', async () => {
  const rosa = house.browser()
  rosa.tokens = await house.tokensOf(house.cast.accounts.rosa)
  expect((await rosa.graph('{ faqs { overviewVideoUrl } }')).data.faqs).toEqual({
    overviewVideoUrl: 'https://player.example/overview?lang=en',
  })
  const { data } = await house
    .browser('198.51.100.3')
    .graph('{ accountByInvitationToken(invitationGuid: "nobody-knows") { welcomeVideoUrl } }')
  expect(data.accountByInvitationToken).toEqual({
    welcomeVideoUrl: 'https://player.example/welcome',
  })
})
