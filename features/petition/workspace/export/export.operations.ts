// The operations of export.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { MatrixFault, PetitionFormat } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PetitionPreviewQueryVariables = Exact<{
  caseId: string;
}>;


export type PetitionPreviewQuery = { readonly petitionPreview: { readonly fingerprint: string, readonly openQuestions: number, readonly unmapped: number, readonly lines: number, readonly openLines: number, readonly attorneyLines: number, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }>, readonly courts: ReadonlyArray<{ readonly code: string, readonly name: string }> } };

export type MatrixPreviewQueryVariables = Exact<{
  caseId: string;
  court: string;
}>;


export type MatrixPreviewQuery = { readonly matrixPreview: { readonly creditors: number, readonly problems: ReadonlyArray<{ readonly name: string, readonly findings: ReadonlyArray<{ readonly fault: MatrixFault, readonly found: string }> }> } };

export type ExportPetitionMutationVariables = Exact<{
  caseId: string;
  format: PetitionFormat;
  court?: string | null | undefined;
  acceptedFindings?: number | null | undefined;
  reason: string;
}>;


export type ExportPetitionMutation = { readonly exportPetition: { readonly name: string | null, readonly content: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const petitionPreview: Operation<PetitionPreviewQuery, PetitionPreviewQueryVariables> = {
  id: 'sha256:1c5d2a1a458454f6480e77f880ade8d660a4621979ca6a576bd5a127e0c2386c',
  name: 'PetitionPreview',
  kind: 'query',
}

export const matrixPreview: Operation<MatrixPreviewQuery, MatrixPreviewQueryVariables> = {
  id: 'sha256:a3c58674123cbe34b321db24da872a9ff08aaac70aefca27d884e03f95cb0a95',
  name: 'MatrixPreview',
  kind: 'query',
}

export const exportPetition: Operation<ExportPetitionMutation, ExportPetitionMutationVariables> = {
  id: 'sha256:4f86749e79149c4aec2bbe4f07101a0335eb8732de8f26bc50f46bd87a340cd9',
  name: 'ExportPetition',
  kind: 'mutation',
}
