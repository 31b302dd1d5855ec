import type { MessagesOf } from '#web/messages/messages.ts';
import type fi from '../fi/scan.ts';

export default {
  'scan.send': 'Add',
  'scan.camera': 'Use the camera',
  'scan.cameraStop': 'Close the camera',
  'scan.cameraMissing': 'The camera is not available. Allow it in the browser’s settings or use a bar code scanner.',
} satisfies MessagesOf<typeof fi>;
