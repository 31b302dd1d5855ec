export default {
  'scan.send': 'Lisää',
  'scan.camera': 'Lue kameralla',
  'scan.cameraStop': 'Sulje kamera',
  'scan.cameraMissing': 'Kameraa ei saatu käyttöön. Salli kamera selaimen asetuksista tai käytä viivakoodinlukijaa.',
} as const;
