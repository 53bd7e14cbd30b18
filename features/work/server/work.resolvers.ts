import type { Resolvers } from '#contract/workspace.generated.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { addNote, changeNote, listCaseNotes, removeNote } from './notes.ts'
import {
  addTaskTemplate,
  changeTaskTemplate,
  listTaskTemplates,
  removeTaskTemplate,
} from './task-templates.ts'
import {
  addTask,
  changeTask,
  listCaseTasks,
  readOpenTasks,
  removeTask,
  setTaskDone,
} from './tasks.ts'

export function workResolvers(deps: WorkspaceDeps) {
  return {
    Query: {
      caseNotes: (_, { caseId }, { viewer }) => listCaseNotes(deps, viewer, caseId),
      caseTasks: (_, { caseId }, { viewer }) => listCaseTasks(deps, viewer, caseId),
      openTasks: (_, { mine }, { viewer }) => readOpenTasks(deps, viewer, mine),
      taskTemplates: (_, __, { viewer }) => listTaskTemplates(deps, viewer),
    },
    Mutation: {
      addCaseNote: async (_, input, { viewer }) => ({
        success: true,
        note: await addNote(deps, viewer, input),
      }),
      changeCaseNote: async (_, input, { viewer }) => ({
        success: true,
        note: await changeNote(deps, viewer, input),
      }),
      removeCaseNote: async (_, { noteId }, { viewer }) => {
        await removeNote(deps, viewer, noteId)
        return { success: true }
      },
      addCaseTask: async (_, input, { viewer }) => ({
        success: true,
        task: await addTask(deps, viewer, input),
      }),
      changeCaseTask: async (_, input, { viewer }) => ({
        success: true,
        task: await changeTask(deps, viewer, input),
      }),
      setCaseTaskDone: async (_, input, { viewer }) => ({
        success: true,
        task: await setTaskDone(deps, viewer, input),
      }),
      removeCaseTask: async (_, { taskId }, { viewer }) => {
        await removeTask(deps, viewer, taskId)
        return { success: true }
      },
      addTaskTemplate: async (_, { template }, { viewer }) => ({
        success: true,
        template: await addTaskTemplate(deps, viewer, template),
      }),
      changeTaskTemplate: async (_, input, { viewer }) => ({
        success: true,
        template: await changeTaskTemplate(deps, viewer, input),
      }),
      removeTaskTemplate: async (_, { templateId }, { viewer }) => {
        await removeTaskTemplate(deps, viewer, templateId)
        return { success: true }
      },
    },
  } satisfies Resolvers
}
