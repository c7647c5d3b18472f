<?php

// In place of Composer: loads Debian's Laravel, the application's classes and stand-ins for packages that Debian lacks.
require 'Illuminate/autoload.php';

spl_autoload_register(function (string $class) {
    $name = str_replace('\\', '/', $class);
    $files = [
        __DIR__.'/../stand-ins/'.$name.'.php',
        __DIR__.'/../'.preg_replace('#^App/#', 'app/', $name).'.php',
    ];
    foreach ($files as $file) {
        if (is_file($file)) {
            require $file;

            return;
        }
    }
});
