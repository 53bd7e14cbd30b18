// Values for the operations on the questionnaire of a case and on what is made from it.
import type { StaffRows } from './test-staff-rows.ts'

export function intakeValues(ids: StaffRows): Readonly<Record<string, unknown>> {
  const { caseId, participantId, handedIn, toSendBack, checked, notStarted } = ids.intake
  const names = ['caseIntake', 'intakeSection', 'intakeForm', 'answerHelpRequest', 'revealSsn']
  const acts = [
    'changeCaseQuestionnaire',
    'sendBackSections',
    'markSectionImported',
    'setIntakeSectionShown',
  ]
  const lead = ['approveIntakeSection']
  const files = ['petitionPreview', 'matrixPreview', 'exportPetition']
  return {
    ...Object.fromEntries(
      [...names, ...acts, ...lead, ...files].map((name) => [`${name} caseId`, caseId]),
    ),
    'intakeSection sectionId': handedIn,
    'intakeForm form': '106I',
    'changeCaseQuestionnaire seen.isShown': true,
    'changeCaseQuestionnaire seen.dueOn': null,
    'changeCaseQuestionnaire seen.instructions': null,
    'changeCaseQuestionnaire change.isShown': true,
    'answerHelpRequest questionKey': 'maritalStatus',
    'answerHelpRequest version': '0-0',
    'revealSsn participantId': participantId,
    'resendNotice participantId': participantId,
    'sendBackSections sections.sectionId': toSendBack,
    'sendBackSections sections.version': '4-0-0-0-0',
    'markSectionImported sectionId': handedIn,
    'markSectionImported version': '4-0-0-0-0',
    'approveIntakeSection sectionId': checked,
    'approveIntakeSection version': '6-0-0-0-0',
    'setIntakeSectionShown sectionId': notStarted,
    'setIntakeSectionShown version': '1-0-0-0-0',
    'setIntakeSectionShown isShown': false,
  }
}
