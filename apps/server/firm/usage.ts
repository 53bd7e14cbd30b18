// What --help prints. Loaded only for that: it needs the modules of all commands.
import { caseStatusUsage } from './cases/case-status.ts'
import { coursesUsage } from './cases/courses.ts'
import { createFirmUsage } from './firms/create-firm.ts'
import { keysUsage } from './installation/keys.ts'
import { listCasesUsage } from './cases/list-cases.ts'
import { questionnaireUsage } from './cases/questionnaire.ts'
import { readCaseUsage } from './cases/read-case.ts'
import { resetStaffUsage } from './firms/reset-staff.ts'
import { reviewUsage } from './cases/review-documents.ts'

export const usage = `
  npm run firm -- doctor [--mail-to me@example.com] [--text-to 2125550190]
${keysUsage.slice(1)}${createFirmUsage.slice(1)}${resetStaffUsage.slice(1)}  npm run firm -- case:create --firm "Hollis & Reyes Law" --chapter 7 --name "Ana Ruiz" --email ana@example.com --mobile 2125550190
                              [--spouse "Leo Ruiz" --spouse-email leo@example.com --spouse-mobile 2125550191] [--shared-phone]
                              [--code CLIENT-CODE] [--language en|es] --staff dana@firm.example
  npm run firm -- invite <case id> [--debtor 2] [--language en|es] --staff dana@firm.example
${caseStatusUsage.slice(1)}  npm run firm -- account:restore --email ana@example.com [--new-email ana.ruiz@example.com] [--mobile 2125550190] --reason "…"
  npm run firm -- faq:show --firm "Hollis & Reyes Law" [--language en|es] [--file faq.json]
  npm run firm -- faq:set --firm "Hollis & Reyes Law" [--language en|es] --file faq.json | --remove --staff dana@firm.example
  npm run firm -- firm:logo --firm "Hollis & Reyes Law" --file logo.png | --remove --staff dana@firm.example
${listCasesUsage.slice(1)}${readCaseUsage.slice(1)}${reviewUsage.slice(1)}${questionnaireUsage.slice(1)}${coursesUsage.slice(1)}  npm run firm -- reconcile [--sample 100] [--remove --reason "…"]
  npm run firm -- message:list [--failed]
  npm run firm -- message:resend <message id> [--firm "Hollis & Reyes Law"] --staff dana@firm.example
  npm run firm -- outbox:release [--drop] --reason "…"
  npm run firm -- backup:done
  npm run firm -- summary:rebuild [--firm "Hollis & Reyes Law"]
`
