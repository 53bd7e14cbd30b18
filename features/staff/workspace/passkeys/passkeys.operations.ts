// The operations of passkeys.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { StaffFactor, StaffRole, StaffSignInNext } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A new passkey, as the browser made it. All but the name are base64url. */
export type NewPasskeyInput = {
  readonly name: string;
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
  /** How the browser reaches the authenticator, such as `internal` or `usb`. */
  readonly transports: ReadonlyArray<string>;
};

/** A challenge that a passkey has signed. All values are base64url. */
export type PasskeyProofInput = {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
};

export type StaffPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPasskeysQuery = { readonly myPasskeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { readonly beginPasskey: unknown };

export type AddPasskeyMutationVariables = Exact<{
  passkey: NewPasskeyInput;
}>;


export type AddPasskeyMutation = { readonly addPasskey: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { readonly removePasskey: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { readonly beginPasskeySignIn: unknown };

export type SubmitPasskeyMutationVariables = Exact<{
  proof: PasskeyProofInput;
}>;


export type SubmitPasskeyMutation = { readonly submitPasskey: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { readonly beginPasskeyProof: unknown };

export type ConfirmStaffWithPasskeyMutationVariables = Exact<{
  proof: PasskeyProofInput;
}>;


export type ConfirmStaffWithPasskeyMutation = { readonly confirmStaffWithPasskey: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const staffPasskeys: Operation<StaffPasskeysQuery, StaffPasskeysQueryVariables> = {
  id: 'sha256:592c2aa967dc8a63266651e3b216f768d9e0041689fccb66207ce63c4f14bcdb',
  name: 'StaffPasskeys',
  kind: 'query',
}

export const beginPasskey: Operation<BeginPasskeyMutation, BeginPasskeyMutationVariables> = {
  id: 'sha256:8a3da447c9e28cea95e58ac68375ddaa550a4eee7be99380e1adac75d9c83154',
  name: 'BeginPasskey',
  kind: 'mutation',
}

export const addPasskey: Operation<AddPasskeyMutation, AddPasskeyMutationVariables> = {
  id: 'sha256:6ee7164035393a1d144e92701e04ae67da82ea0057255ab9d0628b5d68697879',
  name: 'AddPasskey',
  kind: 'mutation',
}

export const removePasskey: Operation<RemovePasskeyMutation, RemovePasskeyMutationVariables> = {
  id: 'sha256:f601302b2fb11160688cb65b7ce8a8a6be4d830594bc6d5fc907cf233c2b3c79',
  name: 'RemovePasskey',
  kind: 'mutation',
}

export const beginPasskeySignIn: Operation<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables> = {
  id: 'sha256:cad09c8bcac16221fbf8f2d71f3e7df23293e68bc6f836a05dcbe583ea1ec063',
  name: 'BeginPasskeySignIn',
  kind: 'mutation',
}

export const submitPasskey: Operation<SubmitPasskeyMutation, SubmitPasskeyMutationVariables> = {
  id: 'sha256:8009c3c4648154cee1a12ece9861932060596c34177c7924db75c4457b6a40ff',
  name: 'SubmitPasskey',
  kind: 'mutation',
}

export const beginPasskeyProof: Operation<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables> = {
  id: 'sha256:bf4f466073e136c5f184d16dc798e6ac0a4df56026b59e9a9a3c811f49233522',
  name: 'BeginPasskeyProof',
  kind: 'mutation',
}

export const confirmStaffWithPasskey: Operation<ConfirmStaffWithPasskeyMutation, ConfirmStaffWithPasskeyMutationVariables> = {
  id: 'sha256:7bc9a8251b3f7f0048921e981fefca8267ef408864f57a7c6e703133e59970e7',
  name: 'ConfirmStaffWithPasskey',
  kind: 'mutation',
}
