import { z } from 'zod';

const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }).optional(),
  tcpSocket: z.object({ port: z.string() }).optional(),
  exec: z.object({ command: z.array(z.string()) }).optional(),
});
const amounts = z.object({ cpu: z.string(), memory: z.string(), 'ephemeral-storage': z.string() });
const key = z.object({ name: z.string(), key: z.string(), optional: z.boolean().optional() });

const variable = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.object({ secretKeyRef: key }).optional(),
});

/** A container without privileges; a manifest that lacks any of these fields is rejected. */
const container = z.object({
  name: z.string(),
  image: z.string(),
  imagePullPolicy: z.literal('IfNotPresent'),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  env: z.array(variable).default([]),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: z.object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) }).optional(),
  resources: z.object({ requests: amounts, limits: amounts }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string(), readOnly: z.literal(true).optional() })),
});

/** Strict, so that host networks, host paths and init containers are rejected. */
export const podSchema = z.strictObject({
  serviceAccountName: z.string(),
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: z.number().min(20),
  securityContext: z.object({
    runAsNonRoot: z.literal(true),
    runAsUser: z.number().min(1),
    runAsGroup: z.number().min(1),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
  containers: z.tuple([container]),
  volumes: z.array(
    z.union([
      z.strictObject({ name: z.string(), emptyDir: z.object({ sizeLimit: z.string().optional() }) }),
      z.strictObject({ name: z.string(), secret: z.strictObject({ secretName: z.string() }) }),
    ]),
  ),
});
