/** Labels of the forms of registration and login, on the site in one language. */
export interface FormLabels {
  readonly email: string;
  readonly password: string;
  readonly logIn: string;
  readonly gender: string;
  readonly photo: string;
  /** Title of the dialog that crops the photo. */
  readonly crop: string;
  readonly usePhoto: string;
  readonly proof: string;
}

export const indonesianForms: FormLabels = {
  email: 'Email',
  password: 'Kata sandi',
  logIn: 'Masuk',
  gender: 'Jenis kelamin',
  photo: 'Foto profil',
  crop: 'Atur foto',
  usePhoto: 'Pakai foto ini',
  proof: 'Bukti pembayaran',
};

export const englishForms: FormLabels = {
  email: 'Email',
  password: 'Password',
  logIn: 'Log in',
  gender: 'Gender',
  photo: 'Profile photo',
  crop: 'Adjust the photo',
  usePhoto: 'Use this photo',
  proof: 'Proof of payment',
};

/** Values of the registration form by label. */
export const applicant = {
  'Nama lengkap': 'Rina Wulandari',
  Email: 'rina.wulandari@example.org',
  'Kata sandi': 'rahasia-rina',
  'Konfirmasi kata sandi': 'rahasia-rina',
  'Jenis kelamin': 'perempuan',
  WhatsApp: '+62 800 0000 4321',
  Institusi: 'Universitas Contoh',
  Departemen: 'Sistem Informasi',
  'Alamat institusi': 'Jalan Contoh No. 7, Yogyakarta',
  'Bidang keahlian': 'Tata kelola data',
};

/** An applicant who reads no Indonesian. */
export const englishApplicant = {
  'Full name': 'Emma Hartley',
  Email: 'emma.hartley@example.org',
  Password: 'a-quiet-harbour',
  'Confirm password': 'a-quiet-harbour',
  Gender: 'Female',
  WhatsApp: '+44 7700 900123',
  Institution: 'Example University',
  Department: 'Information Systems',
  'Institution address': '7 Example Street, Leeds',
  'Field of expertise': 'Data governance',
};
