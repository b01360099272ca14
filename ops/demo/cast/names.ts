import type { Random } from './random.ts';

export type Sex = 'woman' | 'man';

/** Given and family names that often stand together in Britain. Nobody is meant by any of them. */
type Names = { readonly woman: readonly string[]; readonly man: readonly string[]; readonly family: readonly string[] };

const words = (text: string): readonly string[] => text.split(' ');

const ENGLISH: Names = {
  woman: words(
    'Margaret Susan Claire Emma Joanne Rachel Helen Alison Laura Sophie Hannah Charlotte Gillian Denise Beverley Tracey Lucy Amy',
  ),
  man: words('David Andrew Stephen Mark Simon Matthew Christopher Gareth Robert Ian Neil Daniel Thomas Jack Graham Keith Adam Benjamin'),
  family: words(
    'Ashworth Barlow Cartwright Dawson Entwistle Fletcher Goodwin Hargreaves Illingworth Kershaw Lockwood Marsden Norris Ogden Pickering Rowbotham Sutcliffe Thackeray Underhill Whitaker',
  ),
};
const WELSH: Names = {
  woman: words('Angharad Bethan Carys Delyth Eleri Ffion Gwenllian Lowri Megan Nia Rhiannon Siân'),
  man: words('Aled Bryn Dafydd Emyr Geraint Huw Iwan Llŷr Owain Rhodri Siôn Tomos'),
  family: words('Bevan Cadwaladr Gethin Gwynne Howell Llewellyn Maddocks Parry Probert Tudor Vaughan Yorath'),
};
const CELTIC: Names = {
  woman: words('Aoife Catriona Eilidh Fiona Morag Niamh Orla Sinéad Kirsty Róisín'),
  man: words('Alasdair Callum Declan Fergus Hamish Liam Ruairi Seán Euan Cormac'),
  family: ['Buchanan', 'Drummond', 'Farquharson', 'Gallagher', 'MacAulay', 'McIlroy', 'O’Sullivan', 'O’Hara', 'Sinclair', 'Urquhart'],
};
const SOUTH_ASIAN: Names = {
  woman: words('Aisha Amina Deepika Fatima Gurpreet Harleen Kavita Meera Nadia Nasreen Priya Rukhsana Sadia Sunita Tahira Yasmin'),
  man: words('Amir Arjun Balvinder Faisal Harpreet Imran Jaspal Kamran Nikhil Rajesh Rohan Sanjay Tariq Usman Vikram Zahid'),
  family: words(
    'Ahmed Akhtar Bhatt Chaudhry Desai Dhillon Gill Hussain Iqbal Joshi Kapoor Malik Mistry Nair Patel Qureshi Rahman Sandhu Siddiqui Trivedi',
  ),
};
const AFRICAN_CARIBBEAN: Names = {
  woman: words('Abena Adaeze Blessing Chantelle Folasade Ifeoma Marcia Ngozi Yvonne Sharon Temitope Winsome Zainab Marva'),
  man: words('Adewale Chidi Delroy Ekow Femi Kwabena Leroy Marlon Nana Olumide Patrick Tendai Winston Yaw'),
  family: words('Achebe Adebayo Agyeman Asante Bailey Boateng Campbell Chikwanha Mensah Nwosu Okafor Okonkwo Osei Oyelaran Pryce Samuels'),
};
const EUROPEAN: Names = {
  woman: words('Agnieszka Beata Chiara Elena Ewa Ioana Katarzyna Magdalena Małgorzata Sofia Zofia Despina'),
  man: words('Andrei Bogdan Dimitris Jakub Krzysztof Marek Paweł Piotr Stefano Tomasz Vasile Łukasz'),
  family: words('Bianchi Constantinou Dąbrowski Georgiou Ionescu Kaczmarek Kowalczyk Moretti Nowicki Pavlou Wiśniewski Zieliński'),
};
const EAST_ASIAN: Names = {
  woman: words('Hui-Ling Linh Mei Siew-Lan Thuy Wai-Yee Xiu Maricel'),
  man: words('Chi-Keung Duc Jun Kah-Wai Ming Tuan Wei Rodel'),
  family: words('Chan Cheung Lam Nguyen Ong Santos Tang Wong Yeung Zhao'),
};
const MIDDLE_EASTERN_JEWISH: Names = {
  woman: words('Ayşe Dalia Esther Leyla Miriam Naomi Rivka Shirin Zeynep Yael'),
  man: words('Ali Asher Cem Daniel Emre Kaveh Mehmet Omid Reuben Saul'),
  family: ['Abramson', 'Aydin', 'Demir', 'Feldman', 'Grossman', 'Haddad', 'Hosseini', 'Kaplan', 'Rosen', 'Yıldız'],
};

/** About as Britain is; a little more of what a screen must be able to show. */
const ALL: readonly (readonly [Names, number])[] = [
  [ENGLISH, 46],
  [WELSH, 9],
  [CELTIC, 8],
  [SOUTH_ASIAN, 13],
  [AFRICAN_CARIBBEAN, 10],
  [EUROPEAN, 7],
  [EAST_ASIAN, 4],
  [MIDDLE_EASTERN_JEWISH, 3],
];

export type Family = { readonly name: string; given(sex: Sex): string };

/** Names of one family: nobody in it has the given name of another. */
export function familyFrom(random: Random): Family {
  const names = random.weighed(ALL);
  const [one, other] = [random.pick(names.family), random.pick(names.family)];
  const taken = new Set<string>();
  return {
    // Some are long.
    name: random.chance(0.06) && one !== other ? `${one}-${other}` : one,
    given: (sex) => {
      const free = names[sex].filter((name) => !taken.has(name));
      const name = random.pick(free.length > 0 ? free : names[sex]);
      taken.add(name);
      return name;
    },
  };
}

/** For an address that a computer writes: no accents and no marks. */
export const plain = (name: string): string =>
  name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, '.');

export const givenNameOf = (fullName: string): string => fullName.split(' ')[0]!;
