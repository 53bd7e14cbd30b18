// spec: tenancy#roles
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { findAccountById, findAccountByProvenMobile, findSealedSsn } from './account.store.ts'

const app = openTestApp()

test.each(['workspaceDatabase', 'jobsDatabase'] as const)(
  'the role of %s may read each column of an account that its code selects',
  async (database) => {
    const { db } = app.deps[database]
    const id = app.demoData.accounts.rosa
    const account = await findAccountById(db, id)
    expect(account?.emailAddress).toBe('rosa.delgado@example.com')
    const byMobile = await findAccountByProvenMobile(db, account?.mobilePhone ?? '')
    expect(byMobile?.id).toBe(id)
    await findSealedSsn(db, id)
  },
)
